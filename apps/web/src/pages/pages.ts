/** Every page but the home page, each loaded when it is first opened. */
import type { Component } from "svelte";
import { recover } from "../recover.ts";
import type { Route } from "../router.ts";

type Page = Exclude<Route["page"], "home">;
type PageComponent = Component<{ route: Route }>;

const page = (load: () => Promise<{ default: unknown }>) => async (): Promise<PageComponent> => {
  try {
    return (await load()).default as PageComponent;
  } catch (fault) {
    // Nothing is shown as broken that only has to wait.
    await recover();
    throw fault;
  }
};

export const pages: { readonly [name in Page]: () => Promise<PageComponent> } = {
  new: page(() => import("./create/Create.svelte")),
  table: page(() => import("./online/OnlineTable.svelte")),
  local: page(() => import("./LocalTable.svelte")),
  replay: page(() => import("./replay/OnlineReplay.svelte")),
  "replay-local": page(() => import("./replay/LocalReplay.svelte")),
  "replay-file": page(() => import("./replay/FileReplay.svelte")),
  chronicle: page(() => import("./chronicle/OnlineChronicle.svelte")),
  "chronicle-local": page(() => import("./chronicle/DeviceChronicle.svelte")),
  learn: page(() => import("./Learn.svelte")),
  rules: page(() => import("./Rulebook.svelte")),
  about: page(() => import("./About.svelte")),
  "not-found": page(() => import("./NotFound.svelte")),
};
