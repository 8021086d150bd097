/** What a person sees who comes at a bad moment: a page in the look of the client that tries again by itself, without any script. */
import type { FastifyRequest } from "fastify";
import { STYLE } from "./refused-style.ts";

/** After so many seconds it is worth trying again; other refusals stay what they are. */
const RETRY: { readonly [code: string]: number } = { "too-fast": 3, "too-busy": 3, stopping: 5, fault: 20 };

export const retryAfter = (code: string): number | undefined => (Object.hasOwn(RETRY, code) ? RETRY[code] : undefined);

/** A browser that opens a page says so; programs, and the client itself, want JSON. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && (headers.accept ?? "").includes("text/html");
}

/** What the server itself says, it says in these two. */
type Spoken = "de" | "en";

export function languageOf(accepted: string | undefined): Spoken {
  return /(?:^|[\s,])(de|en)\b/i.exec(accepted ?? "")?.[1]?.toLowerCase() === "de" ? "de" : "en";
}

interface Said {
  readonly title: string;
  readonly text: string;
}

interface Words {
  readonly said: { readonly [code: string]: Said };
  readonly again: (seconds: number) => string;
  readonly now: string;
  /** Under which number a fault stands in the log. */
  readonly noted: (request: string) => string;
}

const WORDS: { readonly [language in Spoken]: Words } = {
  de: {
    said: {
      "too-fast": {
        title: "Großer Andrang an der Tür",
        text: "Gerade kommen sehr viele auf einmal herein. Deinen Platz am Tisch nimmt dir dabei niemand.",
      },
      stopping: {
        title: "Kurze Pause",
        text: "Der Server wird gerade angehalten. Alle Partien sind gespeichert und gehen weiter, sobald er wieder da ist.",
      },
      fault: {
        title: "Da ist etwas schiefgegangen",
        text: "Das war unser Fehler, nicht deiner. Deine Partien sind gespeichert.",
      },
    },
    again: (seconds) => `Diese Seite versucht es in ${seconds} Sekunden von selbst noch einmal.`,
    now: "Jetzt versuchen",
    noted: (request) => `Im Protokoll des Servers steht er unter ${request}.`,
  },
  en: {
    said: {
      "too-fast": {
        title: "A crowd at the door",
        text: "A lot of people are coming in at once. Your seat at the table is safe.",
      },
      stopping: {
        title: "A short break",
        text: "The server is being stopped. Every game is saved and goes on as soon as it is back.",
      },
      fault: {
        title: "Something went wrong",
        text: "That was our fault, not yours. Your games are saved.",
      },
    },
    again: (seconds) => `This page tries again by itself in ${seconds} seconds.`,
    now: "Try now",
    noted: (request) => `The server's log has it under ${request}.`,
  },
};

const CREST = `<svg viewBox="40 10 432 494" aria-hidden="true"><path d="M256 28 62 92v150c0 122 80 202 194 242 114-40 194-120 194-242V92z" fill="#1f3b36" stroke="#c99a3b" stroke-width="20" stroke-linejoin="round"/><path d="M256 64 94 117v122c0 98 62 164 162 202 100-38 162-104 162-202V117z" fill="none" stroke="#c99a3b" stroke-width="5" stroke-linejoin="round"/><ellipse cx="256" cy="318" rx="112" ry="44" fill="#f3e7cf" stroke="#c99a3b" stroke-width="8"/><path d="M144 318v22c0 25 50 44 112 44s112-19 112-44v-22c0 25-50 44-112 44s-112-19-112-44z" fill="#c99a3b"/><path d="m170 244-20-104 58 44 48-70 48 70 58-44-20 104z" fill="#e0b454" stroke="#2b1d14" stroke-width="6" stroke-linejoin="round"/><path d="M169 244h174l4-22H165z" fill="#c99a3b" stroke="#2b1d14" stroke-width="6" stroke-linejoin="round"/><circle cx="256" cy="200" r="13" fill="#a52a3a"/></svg>`;

interface Reader {
  /** The languages that they read. */
  readonly accepted: string | undefined;
  /** The id of what they asked for. */
  readonly request: string;
}

/** Precondition: `retryAfter(code)` is a number. */
export function refusedPage(code: string, seconds: number, { accepted, request }: Reader): string {
  const language = languageOf(accepted);
  const { said, again, now, noted } = WORDS[language];
  const { title, text } = said[code === "too-busy" ? "too-fast" : code]!;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="${seconds}">
<title>Tafelrunde: ${title}</title>
<style>${STYLE}</style>
<main>
${CREST}
<h1>${title}</h1>
<p>${text}${code === "fault" ? ` ${noted(request)}` : ""}</p>
<p class="again">${again(seconds)}</p>
<div class="wait"><i style="animation-duration:${seconds}s"></i></div>
<a href="">${now}</a>
</main>
</html>
`;
}
