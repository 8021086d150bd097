/** Opens the doors: preferences and language first, then the page, then what makes it work without a network. */
import { mount } from "svelte";
import App from "./App.svelte";
import { navigation } from "./navigation.svelte.ts";
import { preferences } from "./preferences.svelte.ts";

// After an update of the server an open page may ask for files that are gone; loading it anew gets the present ones.
addEventListener("vite:preloadError", () => location.reload());

await preferences.start();
navigation.start();
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
