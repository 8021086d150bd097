/** Who is who: guests get an identity without asking, and keep it and their name. */
import type { Identity, Store } from "../store/store.ts";
import type { Person } from "../table/entry.ts";
import { cookieIn, setCookie, signed, verified } from "./cookie.ts";
import { guestName } from "./guest-names.ts";
import { newId } from "./ids.ts";

const MOST_CACHED = 10_000;

export class Identities {
  readonly #store: Store;
  readonly #key: string;
  readonly #cache = new Map<string, Identity>();
  /** Ids by the values of cookies whose signature was found to be ours. */
  readonly #verified = new Map<string, string>();
  /** Somebody has another name now. */
  readonly #renamed: (id: string) => void;

  constructor(store: Store, key: string, renamed: (id: string) => void) {
    this.#store = store;
    this.#key = key;
    this.#renamed = renamed;
  }

  /** The id in this `Cookie` header, if its signature is ours. */
  idIn(header: string | undefined): string | undefined {
    const value = cookieIn(header);
    if (value === undefined) return undefined;
    const id = this.#verified.get(value) ?? verified(value, this.#key);
    if (id !== undefined) remember(this.#verified, value, id);
    return id;
  }

  /** Whoever sent this `Cookie` header, if we know them. */
  async find(header: string | undefined): Promise<Identity | undefined> {
    const id = this.idIn(header);
    if (id === undefined) return undefined;
    const identity = this.#cache.get(id) ?? (await this.#store.identity(id));
    if (identity) remember(this.#cache, id, identity);
    return identity;
  }

  /**
   * Somebody new, with a name in their language. Whoever has been here before, and was forgotten meanwhile, keeps their id: what is theirs
   * stays theirs.
   */
  async create(header: string | undefined, languages: string | undefined): Promise<Identity> {
    const identity = { id: this.idIn(header) ?? newId(), name: guestName(languages), created: Date.now() };
    await this.#store.saveIdentity(identity);
    remember(this.#cache, identity.id, identity);
    return identity;
  }

  async rename(id: string, name: string): Promise<void> {
    const known = this.#cache.get(id) ?? (await this.#store.identity(id));
    const renamed = { id, name, created: known?.created ?? Date.now() };
    await this.#store.saveIdentity(renamed);
    remember(this.#cache, id, renamed);
    this.#renamed(id);
  }

  /** Another node says that somebody has another name. */
  async readAgain(id: string): Promise<void> {
    const identity = this.#cache.has(id) && (await this.#store.identity(id));
    if (identity) remember(this.#cache, id, identity);
  }

  /** The name as it is now, for somebody whose connection was opened under an older one. */
  nameOf(identity: Person): string {
    return this.#cache.get(identity.id)?.name ?? identity.name;
  }

  cookieFor(identity: Identity, secure: boolean): string {
    return setCookie(signed(identity.id, this.#key), secure);
  }
}

/** What was used last is forgotten last. */
function remember<T>(cache: Map<string, T>, key: string, value: T): void {
  cache.delete(key);
  cache.set(key, value);
  if (cache.size <= MOST_CACHED) return;
  const [oldest] = cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
}
