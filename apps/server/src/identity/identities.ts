/** Who is who: guests get an identity without asking, and keep it and their name. */
import type { Identity, Store } from "../store/store.ts";
import { cookieIn, setCookie, signed, verified } from "./cookie.ts";
import { guestName } from "./guest-names.ts";
import { newId } from "./ids.ts";

const MOST_CACHED = 10_000;

export class Identities {
  readonly #store: Store;
  readonly #key: string;
  readonly #cache = new Map<string, Identity>();

  constructor(store: Store, key: string) {
    this.#store = store;
    this.#key = key;
  }

  /** The id in this `Cookie` header, if its signature is ours. */
  idIn(header: string | undefined): string | undefined {
    const value = cookieIn(header);
    return value === undefined ? undefined : verified(value, this.#key);
  }

  /** Whoever sent this `Cookie` header, if we know them. */
  async find(header: string | undefined): Promise<Identity | undefined> {
    const id = this.idIn(header);
    if (id === undefined) return undefined;
    const identity = this.#cache.get(id) ?? (await this.#store.identity(id));
    if (identity) this.#remember(identity);
    return identity;
  }

  /** Somebody new, with a name in their language. */
  async create(languages: string | undefined): Promise<Identity> {
    const identity = { id: newId(), name: guestName(languages), created: Date.now() };
    await this.#store.saveIdentity(identity);
    this.#remember(identity);
    return identity;
  }

  async rename(id: string, name: string): Promise<void> {
    const known = this.#cache.get(id) ?? (await this.#store.identity(id));
    const renamed = { id, name, created: known?.created ?? Date.now() };
    await this.#store.saveIdentity(renamed);
    this.#remember(renamed);
  }

  /** The name as it is now, for somebody whose connection was opened under an older one. */
  nameOf(identity: Identity): string {
    return this.#cache.get(identity.id)?.name ?? identity.name;
  }

  cookieFor(identity: Identity, secure: boolean): string {
    return setCookie(signed(identity.id, this.#key), secure);
  }

  #remember(identity: Identity): void {
    this.#cache.delete(identity.id);
    this.#cache.set(identity.id, identity);
    if (this.#cache.size <= MOST_CACHED) return;
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined) this.#cache.delete(oldest);
  }
}
