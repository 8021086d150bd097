/** What this person likes: language, colours, sound, speed, name. Kept on the device. */
import { isLanguage, type Language } from "@tafelrunde/registry/languages";
import { MediaQuery } from "svelte/reactivity";
import { type SoundName, type Speed, SPEEDS } from "./games/board.ts";
import { speech } from "./i18n/index.svelte.ts";
import { preferredLanguage } from "./i18n/language.ts";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const KEY = "tafelrunde.preferences";

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  speed?: Speed;
  confirms?: boolean;
  notify?: boolean;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    const { language, theme, speed, name, ...others } = found;
    // What is damaged counts as never chosen.
    return {
      ...others,
      ...(isLanguage(language) && { language }),
      ...(theme && THEMES.includes(theme) && { theme }),
      ...(speed && SPEEDS.includes(speed) && { speed }),
      ...(typeof name === "string" && { name }),
    };
  } catch {
    return {};
  }
}

const prefersLight = new MediaQuery("prefers-color-scheme: light");
const hasFinger = new MediaQuery("pointer: coarse");
const prefersStillness = new MediaQuery("prefers-reduced-motion: reduce");

function paint(light: boolean): void {
  document.documentElement.dataset["theme"] = light ? "light" : "dark";
  // The colour is known when the page is painted; to ask for it earlier would make the browser work it out twice.
  requestAnimationFrame(() => {
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground");
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  });
}

class Preferences {
  theme = $state<Theme>(kept().theme ?? "system");
  sound = $state(kept().sound ?? false);
  name = $state(kept().name ?? "");
  speed = $state<Speed>(kept().speed ?? "normal");
  /** Ask once more before what cannot be taken back: a finger slips more easily than a mouse. */
  confirms = $state(kept().confirms ?? hasFinger.current);
  /** Messages of the browser, where it allows them. */
  notify = $state(kept().notify ?? false);

  /** Asked of the device alone. */
  get reducedMotion(): boolean {
    return prefersStillness.current;
  }

  /** Brings the page into the shape this person likes, and keeps it so. */
  async start(): Promise<void> {
    $effect.root(() => {
      $effect(() => paint(this.theme === "light" || (this.theme === "system" && prefersLight.current)));
    });
    await speech.speak(kept().language ?? preferredLanguage(navigator.languages));
  }

  async setLanguage(language: Language): Promise<void> {
    await speech.speak(language);
    this.#keep({ language });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#keep({ theme });
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#keep({ sound });
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.#keep({ speed });
  }

  setNotify(notify: boolean): void {
    this.notify = notify;
    this.#keep({ notify });
  }

  setConfirms(confirms: boolean): void {
    this.confirms = confirms;
    this.#keep({ confirms });
  }

  setName(name: string): void {
    this.name = name;
    this.#keep({ name });
  }

  /** A sound, if sounds are on. */
  play(sound: SoundName): void {
    if (this.sound) void import("./sound.ts").then(({ playSound }) => playSound(sound));
  }

  #keep(change: Kept): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const preferences = new Preferences();
