/** Mails about one's own account. Secrets of links are made here, so that none lies in the queue. */
import * as z from "zod/mini";
import type { Database } from "../../platform/database/transactions.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import { addressTakenLetter } from "../../platform/mail/letters/address-taken.ts";
import { changeEmailLetter } from "../../platform/mail/letters/change-email.ts";
import { emailChangingLetter } from "../../platform/mail/letters/email-changing.ts";
import { passwordChangedLetter } from "../../platform/mail/letters/password-changed.ts";
import type { Mailer, Message } from "../../platform/mail/mailer.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import { findAccount, findEmail, holdAccount } from "../../records/accounts/accounts.repository.ts";
import { saveLink, voidLinks } from "../../records/accounts/links.repository.ts";
import { findPendingEmail } from "./pending-email.repository.ts";

export const changeEmailMail = defineJob(
  "mail-change-email",
  z.object({ userId: z.number(), email: z.string() }),
);
export const passwordChangedMail = defineJob(
  "mail-password-changed",
  z.object({ userId: z.number() }),
);

export interface AccountJobServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
}

const DAY = 24 * 3600;

export function accountJobs({ database, mailer, publicUrl }: AccountJobServices): Job[] {
  return [
    job(changeEmailMail, async ({ userId, email }) => {
      const old = await database.system((tx) => findEmail(tx, userId));
      const taken = await database.system((tx) => findAccount(tx, email));
      const token = await linkTo(userId, email);
      // Called off meanwhile.
      if (old === undefined || token === undefined) return;
      const url = `${publicUrl}/verify?${new URLSearchParams({ token })}`;
      // Whoever asked is not told that the address has an account; its owner is.
      await send(
        email,
        taken ? addressTakenLetter({ url: `${publicUrl}/signin` }) : changeEmailLetter({ url }),
      );
      await send(old, emailChangingLetter({ url: `${publicUrl}/signin` }));
    }),
    job(passwordChangedMail, async ({ userId }) => {
      const email = await database.system((tx) => findEmail(tx, userId));
      if (email !== undefined)
        await send(email, passwordChangedLetter({ url: `${publicUrl}/signin` }));
    }),
  ];

  async function send(to: string, letter: Omit<Message, "to">): Promise<void> {
    await mailer.send({ ...letter, to });
  }

  /** The secret of a link to the address that waits; undefined where it is another one by now, or none. */
  function linkTo(userId: number, email: string): Promise<string | undefined> {
    return database.system(async (tx) => {
      const account = await holdAccount(tx, userId);
      if (!account || (await findPendingEmail(tx, userId)) !== email) return undefined;
      await voidLinks(tx, account, ["changeEmail"]);
      const secret = newSecret();
      await saveLink(tx, account, {
        purpose: "changeEmail",
        hash: hashSecret(secret),
        lifeSeconds: DAY,
      });
      return secret;
    });
  }
}
