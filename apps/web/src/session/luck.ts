/** What this device adds to the luck of one table: sealed when it sits down, opened when everybody's share is fixed. */
import { type Agreement, canonical, sealOf, type Share, takeNote, type Testimony, TESTIMONY_FORMAT } from "@tafelrunde/core";
import type { SeatInfo, Sit, TableInfo } from "@tafelrunde/protocol";
import { api, type Asked } from "../api.ts";
import { storage } from "./device.ts";
import { Memories, type Memory } from "./memories.ts";
import { newEntropy } from "./random.ts";
import type { Observer } from "./remote.ts";
import { browserServices, type WireServices } from "./wire.ts";

/** The server as far as luck is concerned; tests bring their own. */
export interface LuckServer {
  sit(id: string, body: Sit): Promise<Asked<unknown>>;
  reveal(id: string, entropy: string): Promise<Asked<unknown>>;
}

/**
 * Why this device does not open its seal by itself. `again`: a start was broken off after it had, and whoever breaks off often enough
 * chooses the dice. `swapped`: the table shows another commitment than before. `elsewhere`: another device sealed for this seat.
 */
export type Doubt = "again" | "swapped" | "elsewhere";

export const memories = new Memories(storage);

const TRY_AGAIN = 2000;

export class Luck implements Observer {
  readonly #table: string;
  readonly #memories: Memories;
  readonly #server: LuckServer;
  readonly #services: Pick<WireServices, "later">;
  #info: TableInfo;
  #doubt: Doubt | undefined;
  /** This page has sealed; a seal that it does not know is that of another device. */
  #hasSealed = false;
  /** Somebody at this device wants to begin although a start was broken off. */
  #isWilling = false;
  #asking = false;
  /** Something was new while the server was asked. */
  #missed = false;
  /** Called when the doubt is another one. */
  changed = (_doubt: Doubt | undefined): void => {};

  constructor(
    info: TableInfo,
    kept = memories,
    server: LuckServer = api,
    services: Pick<WireServices, "later"> = browserServices,
  ) {
    this.#table = info.id;
    this.#info = info;
    this.#memories = kept;
    this.#server = server;
    this.#services = services;
  }

  get doubt(): Doubt | undefined {
    return this.#doubt;
  }

  /** Sits down with a seal; what it is made of is kept before it leaves. Whatever was opened before was for nothing. */
  async sit(seat?: number): Promise<Asked<unknown>> {
    this.#hasSealed = true;
    const { luck } = this.#remember((memory) => ({ ...memory, luck: memory.luck ?? newEntropy(), testimony: null }));
    return this.#server.sit(this.#table, { seal: sealOf(luck!), ...(seat !== undefined && { seat }) });
  }

  /** Whoever begins the game here, or says so when asked, is willing to open another seal. */
  begin(): void {
    this.#isWilling = true;
    this.#look();
  }

  /** This device seals for the seat, whichever did before. */
  takeOver(): void {
    this.#hasSealed = false;
    this.#look();
  }

  table(info: TableInfo): void {
    this.#info = info;
    this.#look();
  }

  /** An own move was acknowledged as number `place` of the record. */
  moved(place: number, text: string): void {
    this.#witness(({ moves }) => ({ moves: [...moves.filter(([other]) => other !== place), [place, text]] }));
  }

  shown(moves: number, view: unknown): void {
    this.#witness(({ shown }) => ({ shown: takeNote(shown, moves, view) }));
  }

  #witness(change: (testimony: Testimony) => Partial<Testimony>): void {
    if (!this.#memories.of(this.#table)?.testimony) return;
    this.#remember((memory) => ({
      ...memory,
      testimony: memory.testimony && { ...memory.testimony, ...change(memory.testimony) },
    }));
  }

  #remember(change: (memory: Omit<Memory, "at">) => Omit<Memory, "at">): Memory {
    const { commitment } = this.#info;
    return this.#memories.change(this.#table, (before) =>
      change(before ?? { commitment, luck: null, opened: 0, testimony: null, checked: null }),
    );
  }

  #look(): void {
    this.#missed = this.#asking;
    if (this.#asking) return;
    const { state, seats } = this.#info;
    const own = seats.find(({ you }) => you);
    const doubt = state === "waiting" && own && own.entropy === null ? this.#attend(own) : undefined;
    if (doubt === this.#doubt) return;
    this.#doubt = doubt;
    this.changed(doubt);
  }

  /** Does what the own seat needs now, or says why not. */
  #attend({ seal }: SeatInfo): Doubt | undefined {
    const memory = this.#memories.of(this.#table) ?? this.#remember((blank) => blank);
    const { luck, testimony } = memory;
    const agreed = this.#info.starting ? agreementOn(this.#info) : undefined;
    if (seal !== null && testimony && seal === sealOf(testimony.entropy)) {
      // Sent before, and perhaps heard: good for the start it was sent for, and for no other.
      const isSame = agreed !== undefined && canonical(agreed) === canonical(testimony.agreed);
      void this.#ask(() => (isSame ? this.#server.reveal(this.#table, testimony.entropy) : this.sit()));
      return undefined;
    }
    if (seal === null || luck === null || seal !== sealOf(luck)) {
      if (seal !== null && this.#hasSealed) return "elsewhere";
      void this.#ask(() => this.sit());
      return undefined;
    }
    if (!agreed) return undefined;
    if (agreed.commitment !== memory.commitment) return "swapped";
    if (memory.opened > 0 && !this.#isWilling) return "again";
    this.#open(luck, agreed);
    return undefined;
  }

  /** From here on the device remembers what was agreed, whatever the server says later. */
  #open(entropy: string, agreed: Agreement): void {
    this.#isWilling = false;
    const seat = this.#info.seats.findIndex(({ you }) => you);
    this.#remember(({ commitment, opened }) => ({
      commitment,
      luck: null,
      opened: opened + 1,
      checked: null,
      testimony: {
        format: TESTIMONY_FORMAT,
        table: this.#table,
        seat,
        commitment,
        entropy,
        agreed,
        moves: [],
        shown: [],
        brokenOff: opened,
      },
    }));
    void this.#ask(() => this.#server.reveal(this.#table, entropy));
  }

  /** One thing at a time; what did not get through is looked at again. */
  async #ask(act: () => Promise<Asked<unknown>>): Promise<void> {
    this.#asking = true;
    const asked = await act().finally(() => (this.#asking = false));
    if (this.#missed) this.#look();
    else if (!asked.ok && asked.offline) this.#services.later(() => this.#look(), TRY_AGAIN);
  }
}

const shareOf = ({ seal, entropy }: SeatInfo): Share | undefined =>
  seal !== null ? { seal } : entropy !== null ? { entropy } : undefined;

/** All that the luck follows from; undefined while somebody has added nothing. */
function agreementOn({ game, rulesVersion, options, commitment, seats }: TableInfo): Agreement | undefined {
  const shares = seats.flatMap((seat) => shareOf(seat) ?? []);
  return shares.length === seats.length ? { game, rulesVersion, options, commitment, shares } : undefined;
}
