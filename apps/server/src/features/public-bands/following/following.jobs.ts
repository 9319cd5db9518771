import * as z from "zod/mini";
import type { Database } from "../../../platform/database/transactions.ts";
import { defineJob, job, type Job } from "../../../platform/jobs/job.ts";
import { followerConfirmationLetter } from "../../../platform/mail/letters/follower-confirmation.ts";
import { followerSettingsLetter } from "../../../platform/mail/letters/follower-settings.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { asked, confirmationUrl } from "./confirmation.ts";
import { followerUrls } from "./follower-links.ts";
import { findById, findFollowedBand } from "./followers.repository.ts";

export const followerMail = defineJob(
  "mail-follower",
  z.object({ followerId: z.number(), isNew: z.boolean() }),
);

/** To an address that is not kept yet. */
export const confirmationMail = defineJob("mail-follower-confirmation", asked);

export interface FollowingJobServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
  /** Signs the follower's links. */
  linkKey: LinkKey;
}

export function followingJobs({
  database,
  mailer,
  publicUrl,
  linkKey: key,
}: FollowingJobServices): Job[] {
  return [
    job(confirmationMail, async (wish, { bandId }) => {
      if (bandId === null) return;
      const band = await database.public((tx) => findFollowedBand(tx, bandId));
      if (!band) return;
      const { identity, name: bandName } = band;
      const url = confirmationUrl(publicUrl, { key, bandId, identity, wish });
      await mailer.send({ ...followerConfirmationLetter({ bandName, url }), to: wish.email });
    }),
    job(followerMail, async ({ followerId, isNew }, { bandId }) => {
      if (bandId === null) return;
      const follower = await database.band({ bandId, readOnly: true }, (tx) =>
        findById(tx, followerId),
      );
      if (!follower) return;
      const { location, events, TheUser, TheBand } = follower;
      const { email } = TheUser;
      const { identity, name: bandName } = TheBand;
      const urls = followerUrls(publicUrl, { key, identity, bandId, followerId, email });
      await mailer.send({
        ...followerSettingsLetter({ bandName, email, location, events, isNew, ...urls }),
        to: email,
        listUnsubscribe: urls.stopUrl,
      });
    }),
  ];
}
