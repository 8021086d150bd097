/**
 * Runs before everything else: sets the colours, so that nobody sees the wrong ones flash, and asks for what the page of this address needs,
 * before the scripts are there that would find out. What it gets wrong costs a file and nothing else.
 */
(() => {
  /** The build writes down its files, and which of them are needed for a language, a page, a game in a language, a rulebook, a board. */
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

  /** Only the server knows what is played at a table, and who looks. The page takes these answers, and does not ask again. */
  const askForTable = async () => {
    const path = `/api/tables/${name}`;
    const early = { answers: new Map([path, "/api/me"].map((path) => [path, fetch(path)])) };
    globalThis.early = early;
    const { table } = await (await early.answers.get(path)).clone().json();
    early.table = table;
    askFor(`${table.game}/${language}`);
    if (table.state !== "waiting") askFor(table.game);
  };
  // Before the files, of which a browser fetches a few at a time.
  if (page === "t" && name) askForTable().catch(() => {});
  askFor(language);
  askFor(page);
  if (page === "new") askFor(`${name}/${language}`);
  if (page === "rules") askFor(`${page}/${name}/${language}`);
})();
