/** The heap of a server process, read through Node's inspector, so that no server needs a route for it. */
import { once } from "node:events";
import { WebSocket } from "ws";

/** Bytes of the heap in use after garbage was collected. */
export async function heapOf(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector, { perMessageDeflate: false });
  await once(socket, "open");
  const ask = async (id: number, method: string): Promise<{ readonly usedSize: number }> => {
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [data] = (await once(socket, "message")) as [Buffer];
      const answer = JSON.parse(data.toString()) as { id?: number; result: { usedSize: number } };
      if (answer.id === id) return answer.result;
    }
  };
  try {
    // What is only weakly held goes with a later collection.
    for (const id of [1, 2, 3]) await ask(id, "HeapProfiler.collectGarbage");
    return (await ask(4, "Runtime.getHeapUsage")).usedSize;
  } finally {
    socket.close();
  }
}
