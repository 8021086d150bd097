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
  checkup: {
    kept: "Checked: every promise made to your device was kept.",
    foreign: (moves: number) =>
      `${moves === 1 ? "1 move at your seat was" : `${moves} moves at your seat were`} not made on this device, but by a bot or on another device of yours.`,
    brokenOff: (starts: number) =>
      `Before this game ${starts === 1 ? "a start was" : `${starts} starts were`} called off after your device had shown its digits.`,
    "record-only":
      "Only the record itself was checked, and it is right. What was promised before the game, this device does not know.",
    withheld: "The server does not hand out the record of this game, so nothing can be checked.",
    "unknown-rules": "This game cannot be checked here, because this device does not know its version of the rules.",
    broken: "A promise was broken.",
    see: "See which",
    save: "Save the evidence",
  },
  breaches: {
    commitment: "The server swapped its secret: it does not fit the fingerprint that your device saw at the beginning.",
    agreement: "The game was played with other options, rules or seats than your device saw when it started.",
    "own-luck": "At your seat the record has other random digits than this device gave.",
    "other-luck": (name: string) => `The random digits of ${name} are not those the seat was bound to before the start.`,
    record: (place: string, fault: string) => `The record contradicts itself. ${place}: ${fault}`,
    "own-move": (place: number) => `Step ${place} was your move, but the record has something else there.`,
    shown: (moves: number) =>
      moves === 0
        ? "The record begins with another game than the one you were shown."
        : `From step ${moves} on, the record tells another game than the one you were shown.`,
  },
};

export type FairTexts = typeof fairEn;
