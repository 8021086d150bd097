/** Who is who, also after the server has forgotten somebody. */
import { expect, test } from "vitest";
import type { Identity, Store } from "../store/store.ts";
import { Identities } from "./identities.ts";

const KEY = "ab".repeat(32);

function house(people: Map<string, Identity>): Identities {
  const store = {
    identity: async (id: string) => people.get(id),
    saveIdentity: async (identity: Identity) => void people.set(identity.id, identity),
  } as unknown as Store;
  return new Identities(store, KEY, () => {});
}

const headerOf = (identities: Identities, identity: Identity): string => identities.cookieFor(identity, false).split(";")[0]!;

test("somebody who was forgotten comes back under another name, as who they were; a forged cookie is nobody", async () => {
  const people = new Map<string, Identity>();
  const first = house(people);
  const ada = await first.create(undefined, "en");
  const header = headerOf(first, ada);
  await first.rename(ada.id, "Ada");
  expect((await house(people).find(header))?.name).toBe("Ada");
  people.clear();
  const later = house(people);
  expect(await later.find(header)).toBeUndefined();
  const again = await later.create(header, "en");
  expect([again.id === ada.id, again.name === "Ada", people.has(ada.id)]).toEqual([true, false, true]);
  const forged = await later.create(header.replace(/\..*/, ".forged"), "en");
  expect(forged.id).not.toBe(ada.id);
});
