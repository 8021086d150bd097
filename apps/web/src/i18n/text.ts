/** Everything that the client says, as a dictionary: one such object for each language, without any choice in it. */
import type { FaultCode } from "@tafelrunde/core";
import type { Code } from "@tafelrunde/protocol";

export interface Messages {
  /** How dates are written. */
  readonly locale: string;
  list(items: readonly string[]): string;
  /** In place of a name that was forgotten. */
  readonly somebody: string;
  readonly refusals: Record<Code, string>;
  readonly faults: Record<FaultCode | "not-a-record", string>;
  readonly unknownRefusal: string;
  readonly failed: string;
  readonly shell: {
    readonly skip: string;
    readonly home: string;
    readonly about: string;
    readonly settings: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: {
      readonly system: string;
      readonly light: string;
      readonly dark: string;
    };
    readonly sound: string;
    readonly soundOn: string;
    readonly soundOff: string;
    readonly speed: string;
    readonly speedHint: string;
    readonly speeds: {
      readonly slow: string;
      readonly normal: string;
      readonly fast: string;
      readonly instant: string;
    };
    readonly confirms: string;
    readonly confirmsHint: string;
    readonly confirmsOn: string;
    readonly confirmsOff: string;
    readonly close: string;
    readonly cancel: string;
    readonly loading: string;
    readonly copy: string;
    readonly copied: string;
    pageTitle(title: string): string;
    readonly brokenTitle: string;
    readonly broken: string;
    readonly reload: string;
    readonly outdated: string;
  };
  readonly home: {
    readonly title: string;
    readonly claim: string;
    readonly games: string;
    players(min: number, max: number): string;
    playersExactly(count: number): string;
    readonly playNow: string;
    readonly setUp: string;
    level(level: string): string;
    readonly oneScreen: string;
    readonly withFriends: string;
    readonly learn: string;
    readonly rules: string;
    readonly more: string;
    readonly continue: string;
    showAll(count: number): string;
    finished(count: number): string;
    readonly yourTurn: string;
    readonly waiting: string;
    readonly running: string;
    readonly over: string;
    readonly local: string;
    readonly online: string;
    forget(names: string): string;
    readonly open: string;
    readonly noOpen: string;
    readonly noOpenHint: string;
    moreOpen(more: number): string;
    readonly looking: string;
    seatsFree(count: number): string;
    readonly join: string;
    readonly watch: string;
    readonly offlineTitle: string;
    readonly offline: string;
    readonly name: string;
    readonly nameHint: string;
    readonly nameSaved: string;
    readonly openRecord: string;
    readonly anonymous: string;
  };
  readonly create: {
    title(game: string): string;
    readonly how: string;
    readonly modes: {
      readonly bots: {
        readonly name: string;
        readonly hint: string;
      };
      readonly screen: {
        readonly name: string;
        readonly hint: string;
      };
      readonly friends: {
        readonly name: string;
        readonly hint: string;
      };
    };
    readonly players: string;
    readonly people: string;
    person(number: number): string;
    seatKind(number: number): string;
    readonly kindPerson: string;
    readonly bots: string;
    choose(size: number, chosen: number): string;
    readonly visibility: string;
    readonly link: string;
    readonly public: string;
    readonly clock: string;
    readonly noClock: string;
    seconds(seconds: number): string;
    minutes(minutes: number): string;
    readonly clockHint: string;
    readonly start: string;
    readonly open: string;
    readonly unknownGame: string;
  };
  /** How well those play whom one plays against. */
  readonly botRanks: {
    readonly strong: string;
    readonly medium: string;
    readonly easy: string;
  };
  /** How well those know the game with whom one plays: the easier, the better. */
  readonly partnerRanks: {
    readonly strong: string;
    readonly medium: string;
    readonly easy: string;
  };
  readonly bot: string;
  readonly table: {
    readonly you: string;
    readonly loading: string;
    readonly awaited: string;
    readonly panels: {
      readonly log: string;
      readonly chat: string;
      readonly players: string;
      readonly rules: string;
      readonly fair: string;
    };
    readonly drawer: string;
    takenBack(name: string): string;
    readonly takenBackYou: string;
    readonly skip: string;
    readonly skipToMe: string;
    readonly leave: string;
    readonly leaveSure: string;
    whyNot(rule: string): string;
    readonly dismiss: string;
    readonly moreBelow: string;
    readonly since: string;
    readonly sending: string;
    readonly unsaved: string;
    readonly download: string;
    readonly connection: {
      readonly online: string;
      readonly connecting: string;
      readonly lost: string;
      readonly local: string;
      readonly outdated: string;
    };
    readonly lost: string;
    readonly spectating: string;
    spectators(count: number): string;
    readonly logEmpty: string;
    logRule(rule: string): string;
    readonly chatEmpty: string;
    readonly chatClosed: string;
    readonly chatNone: string;
    readonly chatField: string;
    readonly send: string;
    spectator(name: string): string;
    unread(count: number): string;
    readonly host: string;
    readonly away: string;
    readonly awayYou: string;
    readonly resume: string;
    readonly connected: string;
    readonly notConnected: string;
    timeLeft(time: string): string;
    readonly findRule: string;
    readonly noRule: string;
    readonly fullRules: string;
    handOver(name: string): string;
    readonly handOverHint: string;
    itsMe(name: string): string;
    readonly share: string;
  };
  readonly invite: {
    readonly here: string;
    readonly nobody: string;
    readonly remedy: string;
    readonly ways: string;
    readonly same: string;
    readonly next: string;
  };
  readonly waiting: {
    readonly title: string;
    readonly invite: string;
    readonly qr: string;
    readonly share: string;
    readonly seats: string;
    readonly free: string;
    readonly sit: string;
    readonly you: string;
    readonly fill: string;
    readonly start: string;
    readonly startFilled: string;
    settingOn(name: string): string;
    settingOff(name: string): string;
    waitHost(name: string): string;
    waitSeats(count: number): string;
    readonly ready: string;
    readonly notSeated: string;
    readonly full: string;
    readonly settings: string;
    readonly leave: string;
  };
  readonly end: {
    readonly won: string;
    readonly shared: string;
    winner(name: string): string;
    winners(names: string): string;
    readonly wonTogether: string;
    readonly lostTogether: string;
    place(place: number): string;
    course(scores: string): string;
    readonly courseStart: string;
    readonly rematch: string;
    readonly stronger: string;
    readonly easier: string;
    readonly whole: string;
    readonly joinRematch: string;
    readonly replay: string;
    readonly verify: string;
    readonly look: string;
    readonly show: string;
    readonly home: string;
  };
  readonly replay: {
    title(game: string): string;
    readonly openTitle: string;
    readonly openHint: string;
    readonly choose: string;
    several(count: number): string;
    nth(number: number, names: string): string;
    readonly unreadable: string;
    readonly viewer: string;
    readonly public: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly position: string;
    at(now: number, last: number): string;
    atStart(last: number): string;
    readonly download: string;
    readonly share: string;
    readonly verify: string;
    readonly checking: string;
    readonly stopped: string;
    readonly notOver: string;
    readonly hands: string;
  };
  readonly verify: {
    readonly title: string;
    readonly yes: string;
    readonly no: string;
    readonly unknown: string;
    chain(entries: number): string;
    readonly commitment: string;
    rolls(rolls: number): string;
    readonly oneRoll: string;
    moves(moves: number): string;
    readonly oneMove: string;
    readonly outcome: string;
    readonly where: {
      readonly start: string;
      readonly end: string;
    };
    whereMove(number: number): string;
    readonly seed: string;
  };
  readonly learn: {
    title(game: string): string;
    step(now: number, last: number): string;
    readonly teacher: string;
    readonly next: string;
    readonly again: string;
    readonly play: string;
    readonly other: string;
    readonly done: string;
    rule(rule: string): string;
  };
  readonly rules: {
    title(game: string): string;
    readonly contents: string;
    readonly print: string;
  };
  readonly about: {
    readonly title: string;
    readonly what: string;
    readonly gamesTitle: string;
    readonly games: string;
    readonly picturesTitle: string;
    readonly icons: string;
    readonly fonts: string;
    readonly codeTitle: string;
    readonly code: string;
    readonly dataTitle: string;
    readonly data: string;
  };
  readonly notFound: {
    readonly title: string;
    readonly text: string;
    readonly table: string;
    readonly localGame: string;
    readonly damaged: string;
  };
  readonly otherRules: {
    readonly title: string;
    readonly text: string;
  };
  readonly unreachable: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
  };
  readonly chronicle: {
    title(game: string): string;
    readonly name: string;
    readonly several: string;
    games(count: number): string;
    span(games: string, from: number, to: number): string;
    year(year: number): string;
    played(date: string): string;
    member(name: string, numeral: string): string;
    readonly note: string;
    readonly noteHint: string;
    readonly write: string;
    readonly save: string;
    readonly skip: string;
    readonly change: string;
    readonly written: string;
    readonly loose: string;
    readonly untold: string;
    readonly term: string;
    years(count: number): string;
    readonly won: string;
    readonly lost: string;
    ticked(count: number, of: number): string;
    readonly throne: string;
    readonly best: string;
    readonly never: string;
    readonly next: string;
    readonly print: string;
    readonly open: string;
    readonly emptyTitle: string;
    readonly empty: string;
    readonly fresh: string;
    readonly freshHint: string;
    readonly looking: string;
    inherited(what: string): string;
    readonly forget: string;
    readonly sure: string;
    readonly missing: string;
    readonly elsewhere: string;
  };
  readonly fair: {
    readonly lead: string;
    readonly steps: readonly string[];
    readonly limitsTitle: string;
    readonly limits: readonly string[];
    readonly local: string;
    readonly commitment: string;
    share(name: string): string;
    readonly sealed: string;
    readonly open: string;
    readonly checkup: {
      readonly kept: string;
      foreign(moves: number): string;
      brokenOff(starts: number): string;
      readonly "record-only": string;
      readonly withheld: string;
      readonly "unknown-rules": string;
      readonly broken: string;
      readonly see: string;
      readonly save: string;
    };
    readonly breaches: {
      readonly commitment: string;
      readonly agreement: string;
      readonly "own-luck": string;
      "other-luck"(name: string): string;
      record(place: string, fault: string): string;
      "own-move"(place: number): string;
      shown(moves: number): string;
      readonly "shown-start": string;
    };
  };
  readonly guests: {
    readonly name: {
      readonly title: string;
      readonly label: string;
      readonly hint: string;
      readonly change: string;
      readonly save: string;
      readonly sit: string;
    };
    readonly absent: {
      gone(name: string, minutes: number): string;
      replace(name: string): string;
      votes(count: number, needed: number): string;
      readonly welcome: string;
    };
    readonly host: {
      seat(number: number): string;
      change(number: number): string;
      bot(level: string): string;
      readonly free: string;
      readonly close: string;
      readonly more: string;
      remove(name: string): string;
      removeHint(name: string): string;
    };
    readonly program: {
      /** What a host chooses for a seat. */
      readonly seat: string;
      readonly tag: string;
      readonly hint: string;
      readonly token: string;
      readonly show: string;
      readonly awaited: string;
    };
    readonly removed: string;
    readonly start: {
      readonly soon: string;
      device(name: string): string;
      devices(names: string): string;
      readonly again: string;
      readonly againYes: string;
      readonly swapped: string;
      readonly elsewhere: string;
      readonly elsewhereYes: string;
    };
    readonly meanwhile: {
      readonly title: string;
      readonly learn: string;
      readonly rules: string;
      readonly look: string;
      readonly lookHint: string;
      readonly back: string;
    };
    readonly notify: {
      readonly ask: string;
      readonly hint: string;
      readonly on: string;
      readonly off: string;
      readonly denied: string;
    };
    readonly attention: {
      readonly turn: string;
      readonly begins: string;
    };
  };
}
