/** The mails of the sign-in area. Each makes its own secret when it is sent, so that none waits in the queue. */
import * as z from "zod/mini";
import type { Database, SystemTransaction } from "../../platform/database/transactions.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import type { Mailer, Message } from "../../platform/mail/mailer.ts";
import { passwordResetLetter } from "../../platform/mail/letters/password-reset.ts";
import { setPasswordLetter } from "../../platform/mail/letters/set-password.ts";
import { welcomeLetter } from "../../platform/mail/letters/welcome.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import { findAccount, findEmail } from "./accounts.repository.ts";
import { keepLink, type LinkPurpose } from "./links.repository.ts";

export const passwordResetMail = defineJob("mail-password-reset", z.object({ email: z.string() }));
export const welcomeMail = defineJob(
  "mail-welcome",
  z.object({ userId: z.number(), bandName: z.string() }),
);
export const setPasswordMail = defineJob("mail-set-password", z.object({ userId: z.number() }));

export interface SignInJobServices {
  database: Database;
  mailer: Pick<Mailer, "send">;
  /** Where people reach the product, without a slash at its end. */
  publicUrl: string;
}

const HALF_HOUR = 1800;
const WEEK = 7 * 24 * 3600;

export function signInJobs({ database, mailer, publicUrl }: SignInJobServices): Job[] {
  return [
    job(passwordResetMail, async ({ email }) => {
      const account = await database.system((tx) => findAccount(tx, email));
      if (!account) return;
      const token = await database.system((tx) => makeLink(tx, account.userId, "reset", HALF_HOUR));
      await send(email, passwordResetLetter({ token, url: resetAddress(publicUrl, email, token) }));
    }),
    job(setPasswordMail, async ({ userId }) => {
      const email = await database.system((tx) => findEmail(tx, userId));
      if (email === undefined) return;
      const token = await database.system((tx) => makeLink(tx, userId, "setPassword", WEEK));
      await send(email, setPasswordLetter({ url: resetAddress(publicUrl, email, token) }));
    }),
    job(welcomeMail, async ({ userId, bandName }) => {
      const email = await database.system((tx) => findEmail(tx, userId));
      if (email === undefined) return;
      const token = await database.system((tx) => makeLink(tx, userId, "verify", WEEK));
      await send(
        email,
        welcomeLetter({ bandName, url: `${publicUrl}/verify?${new URLSearchParams({ token })}` }),
      );
    }),
  ];

  async function send(to: string, letter: Omit<Message, "to">): Promise<void> {
    await mailer.send({ ...letter, to });
  }
}

async function makeLink(
  tx: SystemTransaction,
  userId: number,
  purpose: LinkPurpose,
  lifeSeconds: number,
): Promise<string> {
  const secret = newSecret();
  await keepLink(tx, { userId, purpose, hash: hashSecret(secret), lifeSeconds });
  return secret;
}

function resetAddress(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/signin?${new URLSearchParams({ reset: token, email })}`;
}
