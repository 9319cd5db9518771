/** Bearer tokens: kept as hashes, bound to one membership, good until unused for 30 days. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import type { Database, SystemTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { HeldAccount } from "./accounts.repository.ts";

interface TokenRow extends Omit<Caller, "Role" | "menus"> {
  roleTag: string;
  options: { tag: AreaTag; priv: Privilege }[];
  isUsedLately: boolean;
}

/** The caller behind a token. One statement, for it runs with every request. */
export async function findCaller(
  database: Database,
  hash: string,
): Promise<(Caller & { isUsedLately: boolean }) | null> {
  const row = await database.systemOne<TokenRow>(
    { name: "find_caller", text: callerBy("t.hash = $1") },
    [hash],
  );
  return row && callerOf(row);
}

/** The one behind a link that was made for a token, by that token's id. */
export async function findCallerOfToken(
  database: Database,
  tokenId: number,
): Promise<Caller | null> {
  const row = await database.systemOne<TokenRow>(
    { name: "find_caller_of_token", text: callerBy("t.id = $1") },
    [tokenId],
  );
  return row && callerOf(row);
}

const callerBy = (condition: string) => `
        select t.id as "tokenId", m.id, m.band_id as "bandId", m.user_id as "userId", m.role_id as "roleId", r.tag as "roleTag",
          m.administrator_enabled as "administratorEnabled",
          m.super_administrator_enabled as "superAdministratorEnabled", m.bookings_enabled as "bookingsEnabled",
          m.edit_enabled as "editEnabled", m.signin_enabled as "signinEnabled", (now() at time zone b.time_zone)::date::text as today,
          t.last_used_at > now() - interval '1 hour' as "isUsedLately",
          (select coalesce(jsonb_agg(jsonb_build_object('tag', o.tag, 'priv', mo.priv)), '[]')
            from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
            where mo.band_id = m.band_id and mo.band_user_id = m.id) as options,
          (select coalesce(jsonb_object_agg(v.area, v.revision), '{}')
            from (select area, sum(revision) as revision from band_revisions where band_id = m.band_id group by area) v
          ) as revisions
        from tokens t
        join band_users m on m.band_id = t.band_id and m.id = t.band_user_id
        join bands b on b.id = m.band_id
        join roles r on r.id = m.role_id
        where ${condition} and t.revoked_at is null and t.last_used_at > now() - interval '30 days'
          and m.signin_enabled and m.confirmed_at is not null`;

function callerOf({ roleTag, options, ...member }: TokenRow) {
  return { ...member, Role: { tag: roleTag }, menus: [{ MenuOptions: options }] };
}

/** Puts off the end of an unused token. Called once an hour at most, not with every request. */
export async function markUsed(
  database: Database,
  caller: Pick<Caller, "bandId" | "tokenId">,
): Promise<void> {
  await database.systemOne(
    {
      name: "mark_token_used",
      text: "update tokens set last_used_at = now() where band_id = $1 and id = $2",
    },
    [caller.bandId, caller.tokenId],
  );
}

export async function saveToken(
  tx: SystemTransaction,
  token: { bandId: number; bandUserId: number; hash: string; userAgent: string | null },
): Promise<void> {
  await tx.rows(
    {
      text: "insert into tokens (band_id, band_user_id, hash, user_agent) values ($1, $2, $3, $4)",
    },
    [token.bandId, token.bandUserId, token.hash, token.userAgent],
  );
}

/** False for a token that had ended already. */
export async function revokeToken(
  tx: SystemTransaction,
  caller: Pick<Caller, "bandId" | "tokenId">,
): Promise<boolean> {
  const revoked = await tx.rows(
    {
      text: `
        update tokens set revoked_at = now()
        where band_id = $1 and id = $2 and revoked_at is null returning id`,
    },
    [caller.bandId, caller.tokenId],
  );
  return revoked.length > 0;
}

/** Over all the bands of the account; `keep` is the one that goes on. */
export async function revokeAllTokens(
  tx: SystemTransaction,
  { userId }: Pick<HeldAccount, "userId">,
  keep?: Pick<Caller, "bandId" | "tokenId">,
): Promise<void> {
  await tx.rows(
    {
      text: `
        update tokens t set revoked_at = now() from band_users m
        where m.user_id = $1 and t.band_id = m.band_id and t.band_user_id = m.id and t.revoked_at is null
          and (t.band_id, t.id) is distinct from ($2::integer, $3::integer)`,
    },
    [userId, keep?.bandId ?? null, keep?.tokenId ?? null],
  );
}
