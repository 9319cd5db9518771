/** Followers as other programs take them: their addresses in a row, and a table. */
import type { Follower } from "@bandstand/contracts/followers";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { nearWords } from "./near-words.ts";

/** As mail programs take it. */
export function mailingList(followers: readonly Follower[]): string {
  return followers.map(({ TheUser }) => TheUser.email).join("; ");
}

const HEAD = ["Email", "Location", "Source", "Since", "Events"];
const NEAR = "Gigs near";

/** The five columns of an import, and a sixth only where somebody wants gigs near them: an import takes no more than five. */
export function followersTable(followers: readonly Follower[]): string {
  const isAnyNear = followers.some((follower) => nearWords(follower) !== "");
  const records = followers.map((follower) => {
    const { TheUser, location, source, createdAt, events } = follower;
    return [
      TheUser.email,
      location ?? "",
      source,
      createdAt.slice(0, 10),
      events ? "Y" : "N",
      ...(isAnyNear ? [nearWords(follower)] : []),
    ];
  });
  const head = isAnyNear ? [...HEAD, NEAR] : HEAD;
  return BYTE_ORDER_MARK + [head, ...records].map(writeCsvRecord).join("");
}
