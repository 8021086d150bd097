/** Opens the doors: preferences and language first, then the page, then what makes it work without a network. */
import { mount } from "svelte";
import App from "./App.svelte";
import { navigation } from "./navigation.svelte.ts";
import { preferences } from "./preferences.svelte.ts";
import { recover } from "./recover.ts";

/** Milliseconds that a new page has for itself. */
const PAGE_FIRST = 4000;

addEventListener("vite:preloadError", () => void recover());

await preferences.start();
navigation.start();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keepAll = (): void => void import("./keep.ts").then(({ keep }) => keep()).catch(() => {});
  const later = (): void => void setTimeout(keepAll, PAGE_FIRST);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
