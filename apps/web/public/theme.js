/** Sets the colours before the first paint, so that nobody sees the wrong ones flash. */
(() => {
  let chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("tafelrunde.preferences") ?? "{}").theme ?? "system";
  } catch {
    // A browser that keeps nothing still has a system theme.
  }
  const light = chosen === "light" || (chosen === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
})();
