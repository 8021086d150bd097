/** A message of the browser, for whoever allowed it; a tap on it leads back to the table. */
import { preferences } from "../preferences.svelte.ts";

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined) ?? Promise.resolve(undefined);

/** One message for each address: a newer one takes its place. */
export async function notify(title: string, body: string, address: string): Promise<void> {
  if (!preferences.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const options = { body, tag: address, data: address, icon: "/icons/crest-192.png" };
  const worker = await registration();
  // Phones show messages of a service worker and of nothing else.
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}

/** Takes the message back: whoever it was for is here. */
export async function withdraw(address: string): Promise<void> {
  if (!preferences.notify) return;
  const shown = (await (await registration())?.getNotifications({ tag: address })) ?? [];
  for (const notification of shown) notification.close();
}
