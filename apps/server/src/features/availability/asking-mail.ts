/** The mails that ask, one for each member, so that a mail server that refuses one of them keeps nobody else waiting. */
import * as z from "zod/mini";
import { defineJob } from "../../platform/jobs/job.ts";

export const askingMail = defineJob(
  "mail-asking",
  z.object({ eventId: z.number(), bandUserId: z.number() }),
);

export const reminderMail = defineJob(
  "mail-answer-reminder",
  z.object({ bandId: z.number(), eventId: z.number(), bandUserId: z.number() }),
);

/** Looks for those who are to be reminded. */
export const remindMembers = defineJob("remind-members", z.object({}), { attempts: 1 });
