/** Further members of a band, signed in, with the rights that a test is about. */
import { randomBytes } from "node:crypto";
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { hashSecret, newSecret } from "../src/platform/security/secrets.ts";
import type { TestApi } from "./api.ts";

export interface NewMember {
  token: string;
  bandUserId: number;
  userId: number;
}

/** Without a right on any area but those given. */
export async function newMember(
  { asSuperuser }: Pick<TestApi, "asSuperuser">,
  bandId: number,
  privileges: Partial<Record<AreaTag, Privilege>>,
  nickname = "Sam",
): Promise<NewMember> {
  const [member] = await asSuperuser<{ id: number; userId: number }>(
    `with person as (insert into bandstand.users (email) values ($2) returning id)
     insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
     select $1, id, $3, 1, now() from person returning id, user_id as "userId"`,
    [bandId, `${randomBytes(6).toString("hex")}@example.org`, nickname],
  );
  if (!member) throw new Error("No member was added.");
  await asSuperuser(
    `insert into bandstand.band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
     select $1, $2, id, coalesce($3::jsonb ->> tag, 'H') from bandstand.menu_options`,
    [bandId, member.id, JSON.stringify(privileges)],
  );
  const token = newSecret();
  await asSuperuser(
    "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
    [bandId, member.id, hashSecret(token)],
  );
  return { token, bandUserId: member.id, userId: member.userId };
}
