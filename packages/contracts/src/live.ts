/** What happens to a record while somebody has it open: the same for every kind of record. */
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { type idParams, timestamp } from "./fields.ts";

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

export const recordEvents = {
  /** First of all: the record as it was last changed. Whoever knows an older one reads it again. */
  opened: change,
  /** Everyone else who has it open, on any server, whenever that changes. */
  presence: z.object({ members: z.array(member) }),
  saved: change,
  /** A member has said something of it, or taken it back: the record itself has not changed. */
  remarked: z.object({}),
  deleted: z.object({}),
};

/** The call that streams them: who made it has the record open. */
export interface LiveCall extends Endpoint {
  params: typeof idParams;
  answer: { events: typeof recordEvents };
}
