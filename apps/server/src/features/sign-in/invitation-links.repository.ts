/** Links that invite a member and were handed to an administrator. */
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";
import { type HeldAccount, holdAccount } from "../../records/accounts/accounts.repository.ts";

/** Takes the place of the member's link before. @returns when it ends */
export async function saveInvitationLink(
  tx: BandTransaction,
  link: { bandUserId: number; madeById: number; hash: string; lifeSeconds: number },
): Promise<string> {
  const [row] = await tx.rows<{ expiresAt: string }>(
    {
      text: `
        insert into invitation_links (band_id, band_user_id, made_by_id, hash, expires_at)
        values ($1, $2, $3, $4, now() + make_interval(secs => $5))
        on conflict (band_id, band_user_id) do update
        set made_by_id = excluded.made_by_id, hash = excluded.hash, expires_at = excluded.expires_at, created_at = now()
        returning expires_at as "expiresAt"`,
    },
    [tx.bandId, link.bandUserId, link.madeById, link.hash, link.lifeSeconds],
  );
  if (!row) throw new Error("An invitation link was not kept.");
  return row.expiresAt;
}

export interface InvitedMember {
  bandId: number;
  bandUserId: number;
  userId: number;
  email: string;
  nickname: string;
  bandName: string;
  passwordHash: string | null;
}

/**
 * Whom a link that is still good invites: by somebody who could make it now, and nobody whose sign-in to the band is off.
 * `canHandInvitation` as a condition.
 */
export async function findInvited(
  tx: SystemTransaction,
  hash: string,
): Promise<InvitedMember | undefined> {
  const [row] = await tx.rows<InvitedMember>(
    {
      text: `
        select m.band_id as "bandId", m.id as "bandUserId", m.user_id as "userId", u.email, m.nickname,
          b.name as "bandName", p.password_hash as "passwordHash"
        from invitation_links l
        join band_users m on m.band_id = l.band_id and m.id = l.band_user_id
        join bands b on b.id = m.band_id
        join users u on u.id = m.user_id
        join band_users k on k.band_id = l.band_id and k.id = l.made_by_id
        left join user_passwords p on p.user_id = u.id
        where l.hash = $1 and l.expires_at > now() and m.signin_enabled and k.signin_enabled and k.id <> m.id
          and (k.super_administrator_enabled or (k.administrator_enabled and not m.super_administrator_enabled))`,
    },
    [hash],
  );
  return row;
}

/** Uses the link up and opens the membership that it invites to, and no other. Undefined where it is no longer good. */
export async function useUpInvitation(
  tx: SystemTransaction,
  hash: string,
): Promise<{ account: HeldAccount; invited: InvitedMember } | undefined> {
  const found = await findInvited(tx, hash);
  const account = found && (await holdAccount(tx, found.userId));
  if (!account) return undefined;
  // Once more, now that nobody else decides about the account.
  const invited = await findInvited(tx, hash);
  const used = await tx.rows(
    { text: "delete from invitation_links where hash = $1 returning id" },
    [hash],
  );
  if (!invited || used.length === 0) return undefined;
  await tx.rows(
    {
      text: `
        update band_users set confirmed_at = now()
        where band_id = $1 and id = $2 and confirmed_at is null`,
    },
    [invited.bandId, invited.bandUserId],
  );
  return { account, invited };
}
