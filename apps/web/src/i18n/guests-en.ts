/** What the client says in English to people around an online table: names, waiting, absence, being called back. */

export const guestsEn = {
  name: {
    title: "What should we call you?",
    label: "Your name",
    hint: "The others see it at the table.",
    change: "Change name",
    save: "Save",
    sit: "Take a seat",
  },
  absent: {
    gone: (name: string, minutes: number) =>
      `${name} has been gone for ${minutes === 1 ? "a minute" : `${minutes}\u00a0minutes`}.`,
    replace: (name: string) => `Let a bot play until ${name} is back`,
    votes: (count: number, needed: number) => `${count} of ${needed}\u00a0votes`,
    welcome: "Welcome back! You’re playing for yourself again.",
  },
  host: {
    seat: (number: number) => `Seat ${number}`,
    change: (number: number) => `Change seat ${number}`,
    bot: (level: string) => `Bot: ${level}`,
    free: "Free the seat",
    close: "Take the seat away",
    more: "Add a seat",
    remove: (name: string) => `Ask ${name} to leave`,
    removeHint: (name: string) => `${name} can still watch, but not sit down here again.`,
  },
  removed: "The host asked you to leave the table. You can watch, or open a table of your own.",
  start: {
    soon: "Starting …",
    devices: (names: string, count: number) =>
      count === 1 ? `Still waiting for ${names}’s device.` : `Still waiting for the devices of ${names}.`,
    again:
      "The start was called off after your device had shown its random digits. That can happen once; someone who keeps doing it is picking the dice.",
    againYes: "Play anyway",
    swapped: "The server has swapped its secret. Your device keeps your random digits to itself. You had better stand up.",
    elsewhere: "You are sitting here with another device.",
    elsewhereYes: "Play on this device",
  },
  meanwhile: {
    title: "While you wait",
    learn: "Learn the game",
    rules: "Read the rules",
    look: "See the table",
    lookHint: "This is what the table looks like. The real game is dealt when it starts.",
    back: "Back to the seats",
  },
  notify: {
    ask: "Notify me",
    hint: "When it’s your turn and you are looking elsewhere.",
    on: "You get a message when it’s your turn.",
    off: "Stop",
    denied: "Your browser doesn’t allow messages from this page.",
  },
  attention: { turn: "Your turn", begins: "The game begins" },
};

export type GuestTexts = typeof guestsEn;
