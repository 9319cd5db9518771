/** Bearer tokens: kept as hashes, bound to one membership, good until unused for 30 days. */
import type { Database, SystemTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { HeldAccount } from "./accounts.repository.ts";
import { ACTOR, type ActorRow, actorOf, MAY_ENTER } from "./actors.ts";

type TokenRow = ActorRow &
  Pick<Caller, "tokenId" | "revisions"> & {
    isUsedLately: boolean;
  };

/** The caller behind a token. One statement, for it runs with every request. */
export async function findCaller(
  database: Database,
  hash: string,
): Promise<(Caller & { isUsedLately: boolean }) | null> {
  const row = await database.systemOne<TokenRow>(
    { name: "find_caller", text: callerBy("t.hash = $1") },
    [hash],
  );
  return row && actorOf(row);
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
  return row && actorOf(row);
}

const callerBy = (condition: string) => `
        select t.id as "tokenId", ${ACTOR},
          t.last_used_at > now() - interval '1 hour' as "isUsedLately",
          (select coalesce(jsonb_object_agg(v.area, v.revision), '{}')
            from (select area, sum(revision) as revision from band_revisions where band_id = m.band_id group by area) v
          ) as revisions
        from tokens t
        join band_users m on m.band_id = t.band_id and m.id = t.band_user_id
        join bands b on b.id = m.band_id
        join roles r on r.id = m.role_id
        where ${condition} and t.revoked_at is null and t.last_used_at > now() - interval '30 days'
          and ${MAY_ENTER}`;

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
