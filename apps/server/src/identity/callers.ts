/** Who asks: somebody with a cookie, or a program with the token of its seat. */
import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "../refused.ts";
import type { Person } from "../table/entry.ts";
import { seatOf } from "../table/state.ts";
import type { Tables } from "../tables.ts";
import type { Identities } from "./identities.ts";
import { bearerIn, type Claim, claimOf, tokenFor } from "./token.ts";

export class Callers {
  readonly #identities: Identities;
  readonly #tables: Tables;
  readonly #key: string;

  constructor(identities: Identities, tables: Tables, key: string) {
    this.#identities = identities;
    this.#tables = tables;
    this.#key = key;
  }

  /** The id whose signature was found to be ours: limits are counted by it. */
  idIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
    const token = bearerIn(authorization);
    return token === undefined ? this.#identities.idIn(cookie) : claimOf(token, this.#key)?.person;
  }

  /** What a program claims to be; undefined for whoever sends no token. */
  claimIn({ authorization }: IncomingHttpHeaders): Claim | undefined {
    const token = bearerIn(authorization);
    if (token === undefined) return undefined;
    const claim = claimOf(token, this.#key);
    if (!claim) throw refuse("bad-token");
    return claim;
  }

  /** The program as its table knows it; refused once the host has taken the seat back. */
  async program({ table: id, person }: Claim): Promise<Person> {
    const table = await this.#tables.get(id);
    return table.runFor(person, () => {
      const seat = seatOf(table.state, person);
      if (seat === undefined) throw refuse("bad-token");
      return { id: person, name: table.state.seats[seat]!.name };
    });
  }

  tokenFor(claim: Claim): string {
    return tokenFor(claim, this.#key);
  }
}
