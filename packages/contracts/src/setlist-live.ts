/** What happens to a set list while somebody has it open, as it happens. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, timestamp } from "./fields.ts";

const member = z.object({
  bandUserId: z.number(),
  nickname: z.string(),
  avatarFilename: z.nullable(z.string()),
});
export type LiveMember = z.output<typeof member>;

const change = z.object({
  updatedAt: timestamp,
  /** Null when the member has left the band. */
  by: z.nullable(z.object({ bandUserId: z.number(), nickname: z.string() })),
});
export type LiveChange = z.output<typeof change>;

export const watchSetlist = endpoint({
  method: "GET",
  path: "/setlist/{id}/live",
  summary: "What happens to a set list while it is open, as server-sent events",
  access: { kind: "read", areas: ["SL"] },
  params: idParams,
  answer: {
    events: {
      /** First of all: the set list as it was last changed. Whoever knows an older one reads it again. */
      opened: change,
      /** Everyone else who has it open, on any server, whenever that changes. */
      presence: z.object({ members: z.array(member) }),
      saved: change,
      deleted: z.object({}),
    },
  },
  failures: ["setlist_not_found", "throttled"],
});

export const setlistLiveEndpoints = { watchSetlist };
