/** How the council's score grew: one row for all, at the start and after each round. */
import { challenge, type Character, CHARACTERS, type CouncilEvent, valueOf } from "@tafelrunde/council-of-12";

interface Account {
  favour: number;
  came: Set<Character>;
  /** What the challenges behind the council are worth, the latest last. */
  values: number[];
  /** What the challenge at hand is worth. */
  now: number;
}

const total = ({ favour, came, values }: Account): number =>
  favour + sum([...came].map((character) => valueOf(CHARACTERS.indexOf(character)))) + sum(values);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Silent rounds and petitioners who never came are counted at the end, as at a real table. */
export function course(events: readonly CouncilEvent[]): readonly (readonly number[])[] {
  const account: Account = { favour: 0, came: new Set(), values: [], now: 0 };
  const row: number[] = [];
  for (const event of events) {
    switch (event.type) {
      case "convened":
        account.favour = event.favour;
        account.came = new Set(event.start);
        row.push(total(account));
        break;
      case "bells-rung":
        account.favour = event.favour;
        account.now *= 2;
        break;
      case "favour-changed":
        account.favour = event.favour;
        break;
      case "rewound":
        account.values.pop();
        break;
      case "round-began":
        if (event.again) break;
        if (event.round > 1) {
          account.values.push(account.now);
          row.push(total(account));
        }
        account.now = challenge(event.challenge).value;
        if (event.petitioner) account.came.add(event.petitioner);
        break;
      case "ended":
        row.push(event.score);
        break;
      default:
    }
  }
  return [row];
}
