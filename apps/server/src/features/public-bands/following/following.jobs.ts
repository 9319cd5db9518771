import * as z from "zod/mini";
import type { Database } from "../../../platform/database/transactions.ts";
import { defineJob, job, type Job } from "../../../platform/jobs/job.ts";
import { followerSettingsLetter } from "../../../platform/mail/letters/follower-settings.ts";
import type { Mailer } from "../../../platform/mail/mailer.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { followerUrls } from "./follower-links.ts";
import { findById } from "./followers.repository.ts";

export const followerMail = defineJob(
  "mail-follower",
  z.object({ followerId: z.number(), isNew: z.boolean() }),
);

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
