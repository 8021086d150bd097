/** `fetch` for a house that is crowded at times: what was refused because it came too fast is asked again, when the server says. */

const TOO_FAST = 429;
const TRIES = 4;
/** Seconds. */
const LONGEST = 10;

/** Set by early.js: what was asked before this script was there, by its path, for whoever asks the same first. */
interface Early {
  readonly early?: { readonly answers: Map<string, Promise<Response>> };
}

function takeEarly(path: string, { method = "GET" }: RequestInit): Promise<Response> | undefined {
  const answers = (globalThis as Early).early?.answers;
  if (method !== "GET" || !answers) return undefined;
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

export async function patientFetch(path: string, init: RequestInit = {}, tries = TRIES): Promise<Response> {
  const answer = await (takeEarly(path, init) ?? fetch(path, init));
  if (answer.status !== TOO_FAST || tries <= 1) return answer;
  const seconds = Math.min(LONGEST, Number(answer.headers.get("retry-after")) || 1);
  // Not everybody again at the same moment.
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
  return patientFetch(path, init, tries - 1);
}
