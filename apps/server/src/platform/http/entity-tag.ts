/** Entity tags of lists: made from counters, so that an unchanged list is answered without reading its rows. */
import type { AreaTag } from "@bandstand/domain/access-rule";
import type { Caller } from "./caller.ts";

/** Raised when the shape of an answer changes, so that no browser keeps a list of the old shape. */
const SHAPE = 2;

/** Weak, since the same state may be spelled in other bytes. Bound to the member: lists hold what is theirs alone. */
export function entityTag(
  caller: Pick<Caller, "id" | "revisions">,
  areas: readonly AreaTag[],
  /** `YYYY-MM-DD` where the answer changes with the day. */
  today?: string,
): string {
  const counters = areas.map((area) => `${area}${caller.revisions[area] ?? 0}`).join(".");
  const day = today === undefined ? "" : `.${today}`;
  return `W/"${SHAPE}.${caller.id}.${counters}${day}"`;
}

/** Whether an `If-None-Match` header names the tag (RFC 9110, weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(",")
    .some((candidate) => candidate.trim() === tag || candidate.trim() === "*");
}
