/** A driver in a process of its own, and what it is asked to do from outside. */
import { type ChildProcess, fork } from "node:child_process";
import { findGame } from "@tafelrunde/registry";
import { chooserFor } from "./choosing.ts";
import { contestant, type ContestantName } from "./contestants.ts";
import { Driver, type Opened, type Sample } from "./driver.ts";
import type { Visit } from "./lines.ts";
import type { TableWish } from "./tafelrunde.ts";
import { Wire } from "./wire.ts";

/** Where a driver plays, and what. */
export interface Task {
  readonly name: ContestantName;
  readonly port: number;
  readonly server: number;
  readonly wish: TableWish;
  /** A move that is made wherever it is legal. */
  readonly preferred?: string;
}

type Order =
  | { readonly what: "open"; readonly matches: number }
  | { readonly what: "play"; readonly moves: number; readonly most?: number | undefined }
  | { readonly what: "invite"; readonly strangers: number; readonly isWatching: boolean }
  | { readonly what: "leave" };

type Report = { readonly done: unknown } | { readonly fault: string };

export class DriverProcess {
  readonly #child: ChildProcess;

  constructor(task: Task) {
    this.#child = fork(process.argv[1]!, ["--role", "driver", "--task", JSON.stringify(task)]);
  }

  async open(matches: number): Promise<Opened> {
    return (await this.#order({ what: "open", matches })) as Opened;
  }

  async play(moves: number, most?: number): Promise<Sample> {
    return (await this.#order({ what: "play", moves, most })) as Sample;
  }

  async invite(strangers: number, isWatching: boolean): Promise<Visit> {
    return (await this.#order({ what: "invite", strangers, isWatching })) as Visit;
  }

  async leave(): Promise<void> {
    await this.#order({ what: "leave" });
  }

  stop(): void {
    this.#child.kill("SIGKILL");
  }

  #order(order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const gone = (code: number | null): void => reject(new Error(`a driver ended with ${code}`));
      this.#child.once("exit", gone);
      this.#child.once("message", (report: Report) => {
        this.#child.off("exit", gone);
        if ("fault" in report) reject(new Error(report.fault));
        else resolve(report.done);
      });
      this.#child.send(order);
    });
  }
}

/** The other side: carries out one order after the other. */
export async function drive({ name, port, server, wish, preferred }: Task): Promise<void> {
  const game = await findGame(wish.game)!.rules();
  const wire = new Wire(port);
  const driver = new Driver(contestant(name).speak(wire, wish), wire, chooserFor(game, preferred), server);
  const carryOut = (order: Order): unknown => {
    switch (order.what) {
      case "open":
        return driver.open(order.matches);
      case "play":
        return driver.play(order.moves, order.most);
      case "invite":
        return driver.invite(order.strangers, order.isWatching);
      case "leave":
        return driver.leave();
    }
  };
  const answer = async (order: Order): Promise<Report> => {
    try {
      return { done: (await carryOut(order)) ?? null };
    } catch (fault) {
      return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
    }
  };
  process.on("disconnect", () => process.exit());
  process.on("message", (order: Order) => void answer(order).then((report) => process.send!(report)));
}
