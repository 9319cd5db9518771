/** The mails of the sign-in area. Each makes its own secret when it is sent, so that none waits in the queue. */
import * as z from "zod/mini";
import type { Database } from "../../platform/database/transactions.ts";
import { defineJob, job, type Job } from "../../platform/jobs/job.ts";
import type { Mailer, Message } from "../../platform/mail/mailer.ts";
import { invitationLetter } from "../../platform/mail/letters/invitation.ts";
import { passwordResetLetter } from "../../platform/mail/letters/password-reset.ts";
import { setPasswordLetter } from "../../platform/mail/letters/set-password.ts";
import { welcomeLetter } from "../../platform/mail/letters/welcome.ts";
import { invitationMail } from "../../records/members/invitation-job.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import { findAccount, findEmail, holdAccount } from "../../records/accounts/accounts.repository.ts";
import { findInvitation } from "./invitations.repository.ts";
import { saveLink, type LinkPurpose, voidLinks } from "../../records/accounts/links.repository.ts";

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
      const token = account && (await makeLink(account.userId, "reset", HALF_HOUR));
      if (token === undefined) return;
      await send(email, passwordResetLetter({ token, url: resetAddress(publicUrl, email, token) }));
    }),
    job(setPasswordMail, async ({ userId }) => {
      const email = await database.system((tx) => findEmail(tx, userId));
      const token = await makeLink(userId, "setPassword", WEEK);
      if (email === undefined || token === undefined) return;
      await send(email, setPasswordLetter({ url: resetAddress(publicUrl, email, token) }));
    }),
    job(invitationMail, async (invited) => {
      const found = await database.system((tx) => findInvitation(tx, invited));
      if (!found) return;
      const { userId, identity, isOpen, ...told } = found;
      const token = isOpen ? null : await makeLink(userId, "setPassword", WEEK);
      if (token === undefined) return;
      const url =
        token === null
          ? `${publicUrl}/signin?${new URLSearchParams({ band: identity, email: told.email })}`
          : resetAddress(publicUrl, told.email, token, { band: identity });
      await send(told.email, invitationLetter({ ...told, hasPassword: isOpen, url }));
    }),
    job(welcomeMail, async ({ userId, bandName }) => {
      const email = await database.system((tx) => findEmail(tx, userId));
      const token = await makeLink(userId, "verify", WEEK);
      if (email === undefined || token === undefined) return;
      await send(
        email,
        welcomeLetter({ bandName, url: `${publicUrl}/verify?${new URLSearchParams({ token })}` }),
      );
    }),
  ];

  async function send(to: string, letter: Omit<Message, "to">): Promise<void> {
    await mailer.send({ ...letter, to });
  }

  /** The secret of a new link; undefined where the account is gone. */
  function makeLink(
    userId: number,
    purpose: LinkPurpose,
    lifeSeconds: number,
  ): Promise<string | undefined> {
    return database.system(async (tx) => {
      const account = await holdAccount(tx, userId);
      if (!account) return undefined;
      // Of several reset mails the last one counts: those before it may lie where others find them.
      if (purpose === "reset") await voidLinks(tx, account, ["reset"]);
      const secret = newSecret();
      await saveLink(tx, account, { purpose, hash: hashSecret(secret), lifeSeconds });
      return secret;
    });
  }
}

/** With the band that invites, the page asks for a first password and opens the band. */
function resetAddress(
  publicUrl: string,
  email: string,
  token: string,
  invites: { band?: string } = {},
): string {
  return `${publicUrl}/signin?${new URLSearchParams({ reset: token, email, ...invites })}`;
}
