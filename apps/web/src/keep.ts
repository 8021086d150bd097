/**
 * Keeps the client on the device. The service worker keeps the home page by itself; for everything else it is asked again and again, when
 * this page has nothing to do. Each time it goes on where it stopped, whoever stopped it.
 */
import { whenIdle } from "./when-idle.ts";

/** What the worker tells after each call: files still missing, and seconds until the next call makes sense. */
interface Kept {
  readonly left: number;
  readonly pause: number;
}

/** Milliseconds until a worker that is new is asked for more. */
const BREATH = 1000;

export async function keep(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register("/sw.js");
  let timer: ReturnType<typeof setTimeout>;

  // A version that waits for this one to be left fills its shelf meanwhile.
  const ask = (): void => {
    for (const worker of [registration.active, registration.waiting]) worker?.postMessage("go on", []);
  };
  const askIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(ask), milliseconds);
  };

  workers.addEventListener("message", ({ data, source }: MessageEvent<Kept>) => {
    if (data.left > 0) askIn(data.pause * 1000);
    else if (source === registration.active) document.documentElement.dataset["kept"] = "all";
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => askIn(BREATH));
  });
  await workers.ready;
  askIn(BREATH);
}
