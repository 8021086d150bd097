/** The parent of this process, which has the thread of the store and passes hints on to the other workers. */
import type { Registry } from "prom-client";
import type { Bus } from "../nodes/bus.ts";
import { carry } from "../store/carried.ts";
import type { StoreLine } from "../store/line.ts";
import type { RunningServer } from "../server.ts";
import type { ToParent, ToWorker } from "./letters.ts";

export interface Parent {
  readonly line: StoreLine;
  readonly bus: Bus;
  opened(server: RunningServer): void;
  failed(fault: unknown): void;
  /** These numbers are part of those of all workers together. */
  counts(own: Registry): void;
  /** The numbers of all workers together, in the text format of Prometheus. */
  measure(): Promise<string>;
  /** Ends in good order. */
  leave(): void;
}

const say = (letter: ToParent): void => void process.send?.(letter);

/** Precondition: this process was started by `startWorkers`. */
export function parentOfThis(): Parent {
  // Without it nothing can be written, and another one may have begun.
  const orphaned = (): void => process.exit(1);
  process.once("disconnect", orphaned);
  const asked = new Map<number, (text: string) => void>();
  let questions = 0;
  const hear = (listener: (letter: ToWorker) => void): void => void process.on("message", listener);
  return {
    line: {
      say: (message) => say({ store: message }),
      listen(listener) {
        hear((letter) => ("store" in letter ? listener(letter.store) : undefined));
        say({ hello: true });
      },
      end: undefined,
    },
    bus: {
      send: (hint) => say({ hint }),
      listen: (listener) => hear((letter) => ("hint" in letter ? listener(letter.hint) : undefined)),
      close: async () => {},
    },
    opened: ({ port, reachable, hasWeb, wrongTables, withoutWitness }) =>
      say({ ready: { port, reachable, hasWeb, wrongTables, withoutWitness } }),
    failed: (fault) => say({ failed: { fault: carry(fault), code: codeOf(fault) } }),
    counts(own) {
      hear((letter) => {
        if ("count" in letter) void own.getMetricsAsJSON().then((numbers) => say({ counted: letter.count, numbers }));
        if (!("measured" in letter)) return;
        asked.get(letter.measured)?.(letter.text);
        asked.delete(letter.measured);
      });
    },
    measure: () =>
      new Promise((resolve) => {
        asked.set(questions, resolve);
        say({ measure: questions++ });
      }),
    leave() {
      process.off("disconnect", orphaned);
      process.disconnect();
    },
  };
}

const codeOf = (fault: unknown): unknown => (fault instanceof Error && "code" in fault ? fault.code : undefined);
