/** What goes wrong through nobody's bug: one clear sentence, and the exit code that goes with it. */

/** The command was given wrongly, or a file cannot be used. */
export const BAD_USE = 2;
/** A record was read and found wrong. */
export const NOT_VERIFIED = 1;
/** What a server keeps was looked at and found wrong. */
export const DAMAGED = 1;
/** A bug of ours. */
export const BUG = 70;

export class Complaint extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode: number = BAD_USE) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
