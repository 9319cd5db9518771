/** What went wrong with a save, sorted by what the form does about it. */
import type { FieldFailure } from "@bandstand/contracts/failure";
import { Failure } from "@bandstand/contracts/failure";
import { Offline } from "../../lib/http/call-errors.ts";

export type SaveProblem =
  /** The server refuses values; said at their fields. */
  | { kind: "refused"; message: string; fields: readonly FieldFailure[] }
  /** Somebody saved the record since it was opened. `changedAt` is a timestamp. */
  | { kind: "conflict"; changedBy: string | null; changedAt: string | null }
  /** Anything else: the form stays as it is. */
  | { kind: "failed"; message: string; reference: string | null };

const UNKNOWN = "The server is not available, please try again later.";

/** @param isKept whether the changes outlive the page, which comforts where nobody answers */
export function saveProblem(error: unknown, isKept: boolean): SaveProblem {
  if (error instanceof Failure) {
    const { code, message, fields, details, reference } = error;
    if (code === "changed_meanwhile") {
      return {
        kind: "conflict",
        changedBy: details?.changedBy ?? null,
        changedAt: details?.changedAt ?? null,
      };
    }
    if (fields && fields.length > 0) return { kind: "refused", message, fields };
    return { kind: "failed", message, reference: reference ?? null };
  }
  const message = error instanceof Error && error.message !== "" ? error.message : UNKNOWN;
  const comfort =
    isKept && error instanceof Offline ? " Your changes are kept on this device." : "";
  return { kind: "failed", message: `${message}${comfort}`, reference: null };
}
