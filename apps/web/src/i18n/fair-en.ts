/** What the client says in English about fair dice: why nobody can pick them, what that leaves open, and what a check found. */

export const fairEn = {
  lead: "Nobody can pick the dice here: not the server, not whoever opened the table, not even all the others together. Your device checks that.",
  steps: [
    "Before anybody sits down, the server draws a secret and publishes its fingerprint. From then on it cannot change the secret.",
    "Every device draws random digits and seals them: of those, too, only a fingerprint can be seen at first. When everything is fixed, the seals are opened.",
    "Secret and digits together make the seed, and every roll follows from it. One honest device is enough for nobody to be able to choose it.",
    "After the game the secret is published. Your device works out every roll again and compares everything with what it saw itself.",
  ],
  limitsTitle: "What this cannot prevent",
  limits: [
    "A server can give up, or call a start off and begin anew. Your device notices, and asks you before it joins in a second time.",
    "The server knows the hidden cards and, once the game is running, the rolls to come as well. That it tells nobody is a matter of trusting whoever runs it.",
    "Others can plot against you, as at any table.",
  ],
  local:
    "In this game your own device draws the secret and the digits, and everything stays on it. The record proves later that nothing was changed.",
  commitment: "Fingerprint of the secret",
  share: (name: string) => `Added by ${name}`,
  sealed: "Sealed",
  open: "Still open",
};

export type FairTexts = typeof fairEn;
