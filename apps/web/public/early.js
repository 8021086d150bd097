/**
 * Runs before everything else: sets the colours, so that nobody sees the wrong ones flash, and asks for what the page of this address needs,
 * before the scripts are there that would find out. What it gets wrong costs a file and nothing else.
 */
(() => {
  /** The build writes down its files, and which of them a language, a page, and a game on a page in a language need. */
  const FILES = [];
  const NEEDS = {};
  const [, page = "", name = ""] = location.pathname.split("/");

  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("tafelrunde.preferences") ?? "{}") ?? {};
  } catch {
    // A browser that keeps nothing still has a system theme.
  }
  const { theme = "system" } = kept;
  const light = theme === "light" || (theme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";

  const spoken = [kept.language, ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]), "en"];
  const language = spoken.find((language) => language in NEEDS);

  const askFor = (what) => {
    for (const file of NEEDS[what] ?? []) {
      const isStyle = FILES[file].endsWith(".css");
      const link = document.createElement("link");
      link.rel = isStyle ? "preload" : "modulepreload";
      if (isStyle) link.as = "style";
      // As the page itself will ask for it, or it would come twice.
      link.crossOrigin = "";
      link.href = `/assets/${FILES[file]}`;
      document.head.append(link);
    }
  };
  askFor(language);
  askFor(page);
  askFor(`${page}/${name}/${language}`);

  // Only the server knows what is played at a table. The page takes this answer, and does not ask again.
  if (page !== "t" || name === "") return;
  const path = `/api/tables/${name}`;
  const answer = fetch(path);
  globalThis.early = { path, answer };
  answer
    .then((answer) => answer.clone().json())
    .then(({ table }) => askFor(`t/${table?.game}/${language}`))
    .catch(() => {});
})();
