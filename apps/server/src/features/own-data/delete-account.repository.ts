/** What the end of an account takes with it. */
import type { LeftBand } from "@bandstand/domain/account-deletion";
import type { AdministratorOfBand } from "@bandstand/domain/super-administrator";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { HeldAccount } from "../../records/accounts/accounts.repository.ts";

export interface BandToLeave extends LeftBand {
  readonly bandId: number;
  readonly superAdministratorEnabled: boolean;
  /** Those who administer it beside the person, and can sign in. */
  readonly administrators: readonly AdministratorOfBand[];
}

/** Holds the rights of all the person's bands until the transaction ends, one after the other in one order for all. */
export async function lockBandsOf(tx: SystemTransaction, userId: number): Promise<void> {
  await tx.rows(
    {
      text: `
        select id from bands where id in (select band_id from band_users where user_id = $1)
        order by id for no key update`,
    },
    [userId],
  );
}

/** By name. One who waits for a mailed link, or may not sign in, administers nothing yet. */
export function bandsToLeave(tx: SystemTransaction, userId: number): Promise<BandToLeave[]> {
  return tx.rows<BandToLeave>(
    {
      text: `
        select b.id as "bandId", b.name, coalesce(o.others, 0) = 0 as "isAlone",
          (m.administrator_enabled or m.super_administrator_enabled) and o.administrators is null
            as "isLastAdministrator",
          m.super_administrator_enabled as "superAdministratorEnabled",
          coalesce(o.administrators, '[]') as administrators
        from band_users m
        join bands b on b.id = m.band_id
        left join lateral (
          select count(*) as others, json_agg(json_build_object('id', x.id, 'nickname', x.nickname,
              'administratorEnabled', x.administrator_enabled,
              'superAdministratorEnabled', x.super_administrator_enabled,
              'joiningDate', x.joining_date, 'createdAt', x.created_at)) filter (
            where (x.administrator_enabled or x.super_administrator_enabled) and x.signin_enabled
              and x.confirmed_at is not null) as administrators
          from band_users x where x.band_id = m.band_id and x.id <> m.id
        ) o on true
        where m.user_id = $1 order by lower(b.name), b.id`,
    },
    [userId],
  );
}

/** Under the lock of the rights of their bands. */
export async function makeSuperAdministrators(
  tx: SystemTransaction,
  members: readonly { readonly bandId: number; readonly id: number }[],
): Promise<void> {
  await tx.rows(
    {
      text: `
        update band_users m set super_administrator_enabled = true
        from unnest($1::integer[], $2::integer[]) as s(band_id, id)
        where m.band_id = s.band_id and m.id = s.id`,
    },
    [members.map(({ bandId }) => bandId), members.map(({ id }) => id)],
  );
}

export interface LeftPicture {
  readonly bandId: number;
  readonly filename: string;
}

/** With the account go its password, its links, its memberships, and all that only a member has. @returns its pictures */
export async function deleteHeldAccount(
  tx: SystemTransaction,
  { userId }: HeldAccount,
): Promise<LeftPicture[]> {
  const pictures = await tx.rows<LeftPicture>(
    {
      text: `
        update stored_files f set released_at = now() from band_users m
        where m.user_id = $1 and f.band_id = m.band_id and (f.filename = m.avatar_filename
          or starts_with(f.filename, regexp_replace(m.avatar_filename, '[.][a-z]+$', '') || '-'))
        returning f.band_id as "bandId", f.filename`,
    },
    [userId],
  );
  await tx.rows({ text: "delete from band_users where user_id = $1" }, [userId]);
  await tx.rows({ text: "delete from users where id = $1" }, [userId]);
  return pictures;
}
