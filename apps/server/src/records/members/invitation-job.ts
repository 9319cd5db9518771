/** The mail that invites a member; the area of signing in sends it, which makes the secrets of links. */
import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/job.ts";

export const invitationMail = defineJob(
  "mail-invitation",
  z.object({ bandUserId: z.number(), invitedBy: z.number() }),
);
