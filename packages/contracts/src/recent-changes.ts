/** What the other members of a band have done lately, for who comes back to it. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { timestamp } from "./fields.ts";

export const RECENT_CHANGES = {
  /** Days that a change is news for. */
  days: 31,
  most: 30,
} as const;

/** The last thing that happened to a record; what happened to it before is told no more. */
export const recentChange = z.object({
  kind: z.enum(["song", "setlist", "document"]),
  id: z.number(),
  name: z.string(),
  /** recorded: a recording came, or took the place of the one there. */
  how: z.enum(["added", "recorded", "changed"]),
  changedAt: timestamp,
  /** Null where they have left the band. */
  changedBy: z.nullable(z.string()),
});
export type RecentChange = z.output<typeof recentChange>;

export const listRecentChanges = endpoint({
  method: "GET",
  path: "/recentchanges",
  summary:
    "What others last did to songs, set lists and documents within a month, of what the member may see, the latest first",
  access: { kind: "read", areas: ["SO", "SL", "OD"] },
  answer: z.array(recentChange),
  tells: ["SO", "SL", "OD", "BU"],
});

export const recentChangeEndpoints = { listRecentChanges };
