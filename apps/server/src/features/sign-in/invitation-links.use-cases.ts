/**
 * Being invited by a link that an administrator handed over. It proves that they meant whoever holds it, and nothing of who reads
 * the address's mail: see docs/decisions/0045-a-link-handed-over.md.
 */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import type { Invitation } from "@bandstand/contracts/invitation-links";
import type { Session } from "@bandstand/contracts/sign-in";
import { COMMON_PASSWORD, isCommonPassword } from "@bandstand/domain/common-password";
import { canHandInvitation } from "@bandstand/domain/member-permissions";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import { found } from "../../records/kit/record-kind.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import { spendInvitation } from "../../records/members/invitation-limit.ts";
import { markInvited } from "../../records/members/mark-invited.ts";
import { MEMBER } from "../../records/members/member-kind.ts";
import { keepPassword } from "../../records/accounts/accounts.repository.ts";
import {
  findInvited,
  type InvitedMember,
  saveInvitationLink,
  useUpInvitation,
} from "./invitation-links.repository.ts";
import { spendGuess, spendPasswordTry } from "../../records/accounts/limits.ts";
import { type Client, holdVerified, openSession } from "./session.ts";
import type { SignInServices } from "./sign-in.use-cases.ts";

const WEEK = 7 * 24 * 3600;

/** Throws `no_right` for oneself, and for a super administrator unless one asks; `member_not_found` and `throttled`. */
export async function makeLink(
  services: SignInServices,
  caller: Caller,
  bandUserId: number,
): Promise<{ token: string; expiresAt: string }> {
  const { database } = services;
  const member = await database.band({ ...bandScope(caller), readOnly: true }, async (tx) =>
    found(MEMBER, await findBandUser(tx, tx.bandId, bandUserId)),
  );
  if (!canHandInvitation(caller, member)) throw new Failure("no_right");
  await spendInvitation(services, caller, member.userId);
  const token = newSecret();
  return database.band(bandScope(caller), async (tx) => {
    found(MEMBER, await findBandUser(tx, tx.bandId, bandUserId));
    await markInvited(tx, bandUserId);
    const link = {
      bandUserId,
      madeById: caller.id,
      hash: hashSecret(token),
      lifeSeconds: WEEK,
    };
    return { token, expiresAt: await saveInvitationLink(tx, link) };
  });
}

interface Visit extends Client {
  token: string;
}

/** Throws `link_invalid` and `throttled`. */
export async function readLink(services: SignInServices, visit: Visit): Promise<Invitation> {
  const { bandName, nickname, email, passwordHash } = await invitedBy(services, visit);
  return { bandName, nickname, email, hasPassword: passwordHash !== null };
}

async function invitedBy(
  services: SignInServices,
  { token, clientAddress }: Pick<Visit, "token" | "clientAddress">,
): Promise<InvitedMember> {
  await spendGuess(services, clientAddress);
  const invited = await services.database.system((tx) => findInvited(tx, hashSecret(token)), {
    readOnly: true,
  });
  if (!invited) throw new Failure("link_invalid");
  return invited;
}

/**
 * For an account that has a password, which the link neither replaces nor makes known: a wrong one is a failed sign-in, and leaves
 * the link good. Throws `link_invalid`, `sign_in_failed` and `throttled`.
 */
export async function signInByLink(
  services: SignInServices,
  { password, ...visit }: Visit & { password: string },
): Promise<Session> {
  const { userId, email, passwordHash } = await invitedBy(services, visit);
  const tried = await spendPasswordTry(services, email, visit.clientAddress);
  if (!(await services.passwords.verify(passwordHash, password)))
    throw new Failure("sign_in_failed");
  const session = await services.database.system(async (tx) => {
    const account = await holdVerified(tx, { userId, passwordHash });
    const used = await useUpInvitation(tx, hashSecret(visit.token));
    if (!used) throw new Failure("link_invalid");
    return openSession(tx, account, used.invited, visit);
  });
  await services.throttle.refund(tried);
  return session;
}

/**
 * For an account that has no password. What is set is nobody's proof of anything: it did not come by mail. Throws `link_invalid`,
 * `changed_meanwhile` where the account has a password by now, `invalid` and `throttled`.
 */
export async function startByLink(
  services: SignInServices,
  { newPassword, ...visit }: Visit & { newPassword: string },
): Promise<Session> {
  await invitedBy(services, visit);
  const passwordHash = await services.passwords.hash(newPassword);
  return services.database.system(async (tx) => {
    const used = await useUpInvitation(tx, hashSecret(visit.token));
    if (!used) throw new Failure("link_invalid");
    const { account, invited } = used;
    // Nothing is kept of a transaction that throws: the link is still good.
    if (account.passwordHash !== null) throw new Failure("changed_meanwhile");
    if (isCommonPassword(newPassword, [invited.email, invited.bandName]))
      throw invalidField("newPassword", COMMON_PASSWORD);
    await keepPassword(tx, account, { passwordHash, byLink: false });
    return openSession(tx, account, invited, visit);
  });
}
