/** Opens a session on a membership: a fresh token, and the member as the client keeps them. */
import { Failure } from "@bandstand/contracts/failure";
import type { Session } from "@bandstand/contracts/sign-in";
import { USER_AGENT_MAX_LENGTH } from "@bandstand/domain/device-name";
import type { FastifyRequest } from "fastify";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import {
  type Account,
  type HeldAccount,
  holdAccount,
} from "../../records/accounts/accounts.repository.ts";
import { findBandUser } from "../../records/members/band-user.repository.ts";
import { rememberBand } from "./bands.repository.ts";
import { markSignedIn } from "./memberships.repository.ts";
import { saveToken } from "../../records/accounts/tokens.repository.ts";

/** Whoever sends the request, as far as it says. */
export interface Client {
  clientAddress: string;
  /** By which a person tells their devices apart; cut to what is kept. */
  userAgent: string | null;
}

export function clientOf({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Client {
  const userAgent = headers["user-agent"]?.slice(0, USER_AGENT_MAX_LENGTH).toWellFormed() ?? null;
  return { clientAddress: ip, userAgent };
}

/** Throws `sign_in_failed` where the password is no longer the one that was verified. */
export async function holdVerified(
  tx: SystemTransaction,
  verified: Pick<Account, "userId" | "passwordHash">,
): Promise<HeldAccount> {
  const account = await holdAccount(tx, verified.userId);
  if (!account || account.passwordHash !== verified.passwordHash)
    throw new Failure("sign_in_failed");
  return account;
}

/** On an account that is held, so that a session is opened before a change of the password, and ends with it, or not at all. */
export async function openSession(
  tx: SystemTransaction,
  { userId }: HeldAccount,
  { bandId, bandUserId }: { bandId: number; bandUserId: number },
  { userAgent }: Client,
): Promise<Session> {
  const token = newSecret();
  await saveToken(tx, { bandId, bandUserId, hash: hashSecret(token), userAgent });
  await markSignedIn(tx, bandId, bandUserId);
  await rememberBand(tx, userId, bandId);
  const bandUser = await findBandUser(tx, bandId, bandUserId);
  if (!bandUser) throw new Error("A session was opened on a membership that is gone.");
  return { token, bandUser };
}
