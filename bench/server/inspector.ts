/** Node's inspector of a server process: its heap and its profile, so that no server needs a route for them. */
import { once } from "node:events";
import { WebSocket } from "ws";

interface Answer {
  readonly id?: number;
  readonly result: unknown;
}

/** Asks the inspector one thing after the other. */
type Ask = (method: string, params?: object) => Promise<unknown>;

async function inspected<T>(address: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, "open");
  let asked = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++asked;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(socket, "message")) as [Buffer];
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.id === id) return answer.result;
    }
  };
  try {
    return await work(ask);
  } finally {
    socket.close();
  }
}

/** Bytes of the heap in use after garbage was collected. */
export const heapOf = (address: string): Promise<number> =>
  inspected(address, async (ask) => {
    // What is only weakly held goes with a later collection.
    for (let count = 0; count < 3; count++) await ask("HeapProfiler.collectGarbage");
    return ((await ask("Runtime.getHeapUsage")) as { usedSize: number }).usedSize;
  });

/** Which functions were at work on the main thread, sample by sample. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  /** The id of a node for each sample, and the microseconds since the sample before. */
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A function and from where it was called. */
export interface Frame {
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
}

export interface ProfileNode extends Frame {
  readonly id: number;
  /** Ids of what it called. */
  readonly children?: readonly number[];
}

/** The profile of what happens during some work. */
export const profileOf = (address: string, work: () => Promise<unknown>): Promise<Profile> =>
  inspected(address, async (ask) => {
    await ask("Profiler.enable");
    await ask("Profiler.start");
    await work();
    return ((await ask("Profiler.stop")) as { profile: Profile }).profile;
  });

/** Which functions asked for memory, in bytes, as far as a sample tells. */
export interface Allocation extends Frame {
  readonly selfSize: number;
  readonly children: readonly Allocation[];
}

/** Bytes between two samples, on average. */
const SAMPLE_EVERY = 16_384;

/** What was allocated during some work, garbage included. */
export const allocationsOf = (address: string, work: () => Promise<unknown>): Promise<Allocation> =>
  inspected(address, async (ask) => {
    const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
    await ask("HeapProfiler.startSampling", { samplingInterval: SAMPLE_EVERY, ...collected });
    await work();
    return ((await ask("HeapProfiler.stopSampling")) as { profile: { head: Allocation } }).profile.head;
  });
