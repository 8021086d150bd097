/** A table's information as it travels over a socket, and how the whole is made of it. Without schemas, because browsers load it first. */
import type { SeatInfo, TableInfo } from "./table.ts";

/** What is usually so, and does not travel over a socket while it is. */
export const USUAL = {
  table: {
    rulesVersion: 1,
    visibility: "link",
    clock: { perMove: 0, perGame: 0 },
    state: "waiting",
    starting: false,
    hosting: false,
    spectators: 0,
    chatOpen: true,
    rematch: null,
    chronicle: null,
    note: null,
    removed: false,
  },
  seat: {
    kind: "open",
    name: "",
    bot: null,
    program: false,
    you: false,
    host: false,
    away: false,
    absence: null,
    seal: null,
    entropy: null,
  },
} as const satisfies { table: Partial<TableInfo>; seat: Partial<SeatInfo> };

/** Whoever has a seat is mostly here. */
export const isUsuallyHere = (kind: SeatInfo["kind"] = USUAL.seat.kind): boolean => kind === "person";

type Sparse<T, Usual> = Omit<T, keyof Usual> & { readonly [key in keyof T & keyof Usual]?: T[key] | undefined };
type WireSeat = Sparse<Omit<SeatInfo, "deadline" | "left" | "connected">, typeof USUAL.seat> & {
  readonly connected?: boolean | undefined;
};

/** The information as it travels over a socket: the id and the clocks come by themselves, and what is as usual is not there. */
export type WireInfo = Sparse<Omit<TableInfo, "id" | "seats">, typeof USUAL.table> & { readonly seats: readonly WireSeat[] };

/**
 * One seat's clock in milliseconds: what is left of the time for the whole game while it stands; below zero while it runs, until so long after
 * the table was opened. Null without a limit.
 */
export type WireClock = number | null;

/** The whole information, out of what travels. */
export const wholeInfo = (id: string, info: WireInfo, clocks: readonly WireClock[]): TableInfo => ({
  id,
  ...(filled(USUAL.table, info) as Omit<TableInfo, "id" | "seats">),
  seats: info.seats.map((seat, index) => ({
    ...(filled({ ...USUAL.seat, connected: isUsuallyHere(seat.kind) }, seat) as Omit<SeatInfo, "deadline" | "left">),
    ...timesOf(clocks[index] ?? null, info.createdAt),
  })),
});

const timesOf = (clock: WireClock, createdAt: number): Pick<SeatInfo, "deadline" | "left"> =>
  clock !== null && clock < 0 ? { deadline: createdAt - clock, left: null } : { deadline: null, left: clock };

function filled(usual: object, sparse: object): unknown {
  const whole: { [key: string]: unknown } = { ...sparse };
  for (const [key, value] of Object.entries(usual)) whole[key] ??= value;
  return whole;
}
