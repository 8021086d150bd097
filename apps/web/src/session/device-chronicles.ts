/** The chronicles of this device; apart from its games, so that the home page can do without. */
import { storage, isLasting, localStore } from "./device.ts";
import { LocalChronicles } from "./local-chronicles.ts";

export const localChronicles = new LocalChronicles(storage, () => localStore.makeRoom(), isLasting);
