/** Somebody who is an administrator in two bands, as whoever copies songs from one to the other. */
import { hashSecret, newSecret } from "../src/platform/security/secrets.ts";
import type { TestApi } from "./api.ts";

interface Member {
  bandId: number;
  bandUserId: number;
  userId: number;
}

/** @returns a token of theirs in the first band */
export async function administratorOfBoth(
  api: TestApi,
  first: Member,
  second: Pick<Member, "bandId">,
): Promise<string> {
  const token = newSecret();
  await api.asSuperuser(
    "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
    [first.bandId, first.bandUserId, hashSecret(token)],
  );
  await api.asSuperuser(
    `insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
     values ($1, $2, 'Alex', 1, now())`,
    [second.bandId, first.userId],
  );
  await api.asSuperuser(
    "update bandstand.band_users set administrator_enabled = true where user_id = $1",
    [first.userId],
  );
  return token;
}
