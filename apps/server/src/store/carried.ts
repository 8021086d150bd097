/** Faults of the store as they cross from its thread to the server: what they are, and not only what they say. */
import { CannotSave, Conflict, Damaged, Unreadable } from "./store.ts";
import { type FolderProblem, type TableProblem, Unopenable } from "./problem.ts";

export type CarriedFault =
  | { readonly kind: "conflict" | "cannot-save" | "unreadable" }
  | { readonly kind: "damaged"; readonly problem: TableProblem }
  | { readonly kind: "unopenable"; readonly problem: FolderProblem }
  | { readonly kind: "other"; readonly fault: unknown };

export function carry(fault: unknown): CarriedFault {
  if (fault instanceof Conflict) return { kind: "conflict" };
  if (fault instanceof CannotSave) return { kind: "cannot-save" };
  if (fault instanceof Damaged) return { kind: "damaged", problem: fault.problem };
  if (fault instanceof Unreadable) return { kind: "unreadable" };
  if (fault instanceof Unopenable) return { kind: "unopenable", problem: fault.problem };
  return { kind: "other", fault };
}

export function arrived(carried: CarriedFault): unknown {
  switch (carried.kind) {
    case "conflict":
      return new Conflict();
    case "cannot-save":
      return new CannotSave();
    case "unreadable":
      return new Unreadable();
    case "damaged":
      return new Damaged(carried.problem);
    case "unopenable":
      return new Unopenable(carried.problem);
    case "other":
      return carried.fault;
  }
}
