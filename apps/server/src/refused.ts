/** A command that was not carried out, through nobody's bug: what the client is told. */
import type { Code, WireRefusal } from "@tafelrunde/protocol";

export class Refused extends Error {
  readonly refusal: WireRefusal;

  constructor(refusal: WireRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A refusal with one of the protocol's own codes. */
export const refuse = (code: Code): Refused => new Refused({ code });
