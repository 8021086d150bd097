/** Carries short texts between the servers of one house. A text may get lost: it only saves time, and nothing may rely on it. */
export interface Bus {
  /** To all others, and perhaps to the sender as well. */
  send(text: string): void;
  listen(hear: (text: string) => void): void;
  close(): Promise<void>;
}

/** The longest text that a bus takes, in bytes. */
export const LONGEST_TEXT = 7900;
