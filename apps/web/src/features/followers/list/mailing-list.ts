/** Followers as other programs take them: their addresses in a row, and a table. */
import type { Follower } from "@bandstand/contracts/followers";
import { BYTE_ORDER_MARK, writeCsvRecord } from "@bandstand/domain/csv/write-csv";

/** As mail programs take it. */
export function mailingList(followers: readonly Follower[]): string {
  return followers.map(({ TheUser }) => TheUser.email).join("; ");
}

const HEAD = ["Email", "Location", "Source", "Since", "Events"];

/** The five columns of an import, so that what went out comes in again; how near a gig must be stays with the follower. */
export function followersTable(followers: readonly Follower[]): string {
  const records = followers.map(({ TheUser, location, source, createdAt, events }) => [
    TheUser.email,
    location ?? "",
    source,
    createdAt.slice(0, 10),
    events ? "Y" : "N",
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...records].map(writeCsvRecord).join("");
}
