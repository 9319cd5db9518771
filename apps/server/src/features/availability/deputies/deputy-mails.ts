/** What is done about an asking later, as jobs: one for each mail, and one for when time has run out. */
import * as z from "zod/mini";
import { defineJob } from "../../../platform/jobs/job.ts";

const ofDeputy = z.object({ askedId: z.number() });

/** Whether they play, to a deputy. */
export const deputyMail = defineJob("mail-deputy", ofDeputy);

/** The link to the gig, to the deputy who has accepted. */
export const guestMail = defineJob("mail-guest", ofDeputy);

/** That they are not needed after all, to the deputy who had accepted. */
export const takenBackMail = defineJob("mail-deputy-taken-back", ofDeputy);

/** Who plays, or that nobody does, to the editor who asked. */
export const askerMail = defineJob("mail-deputy-asker", z.object({ askingId: z.number() }));

const ofAsking = z.object({ bandId: z.number(), askingId: z.number(), bandUserId: z.number() });
export type WaitedFor = z.output<typeof ofAsking>;

export const deputyTimeOut = defineJob("deputy-time-out", ofAsking);

/** Looks for those whose time has run out while no job waited for it: a band that came in as a file has none. */
export const findLateDeputies = defineJob("find-late-deputies", z.object({}), { attempts: 1 });
