/** Opens a session on a membership: a fresh token, and the member as the client keeps them. */
import type { Session } from "@bandstand/contracts/sign-in";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";
import { findBandUser, markSignedIn } from "./band-user.repository.ts";
import { rememberBand } from "./bands.repository.ts";
import { keepToken } from "./tokens.repository.ts";

export interface SessionOf {
  userId: number;
  bandId: number;
  bandUserId: number;
}

export async function openSession(
  tx: SystemTransaction,
  { userId, bandId, bandUserId }: SessionOf,
): Promise<Session> {
  const token = newSecret();
  await keepToken(tx, { bandId, bandUserId, hash: hashSecret(token) });
  await markSignedIn(tx, bandId, bandUserId);
  await rememberBand(tx, userId, bandId);
  const bandUser = await findBandUser(tx, bandId, bandUserId);
  if (!bandUser) throw new Error("A session was opened on a membership that is gone.");
  return { token, bandUser };
}
