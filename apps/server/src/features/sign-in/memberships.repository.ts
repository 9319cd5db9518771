import type { Privileges } from "@bandstand/domain/roles";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { HeldAccount } from "../../records/accounts/accounts.repository.ts";

export interface Membership {
  bandUserId: number;
  bandId: number;
  userId: number;
  name: string;
  identity: string;
  logoFilename: string | null;
  nickname: string;
  roleName: string;
  administratorEnabled: boolean;
  signinEnabled: boolean;
  /** False while somebody else's addition waits for its mailed link. */
  isConfirmed: boolean;
}

/** All of a person's memberships, by the band's name. */
export function listMemberships(tx: SystemTransaction, userId: number): Promise<Membership[]> {
  return tx.rows<Membership>(
    {
      name: "list_memberships",
      text: `
        select m.id as "bandUserId", m.band_id as "bandId", m.user_id as "userId", b.name, b.identity,
          b.logo_filename as "logoFilename", m.nickname,
          r.name as "roleName", m.administrator_enabled or m.super_administrator_enabled as "administratorEnabled",
          m.signin_enabled as "signinEnabled", m.confirmed_at is not null as "isConfirmed"
        from band_users m join bands b on b.id = m.band_id join roles r on r.id = m.role_id
        where m.user_id = $1
        order by lower(b.name), b.id`,
    },
    [userId],
  );
}

export interface NewMembership {
  bandId: number;
  userId: number;
  nickname: string;
  roleTag: string;
  privileges: Privileges;
  administratorEnabled: boolean;
  superAdministratorEnabled: boolean;
}

/** The id of a membership that its own holder made, and which is therefore open at once. */
export async function createMembership(
  tx: SystemTransaction,
  given: NewMembership,
): Promise<number> {
  const [member] = await tx.rows<{ id: number }>(
    {
      text: `
        insert into band_users (band_id, user_id, nickname, role_id, administrator_enabled,
          super_administrator_enabled, joining_date, confirmed_at)
        select $1, $2, $3, r.id, $5, $6, current_date, now() from roles r where r.tag = $4
        returning id`,
    },
    [
      given.bandId,
      given.userId,
      given.nickname,
      given.roleTag,
      given.administratorEnabled,
      given.superAdministratorEnabled,
    ],
  );
  if (!member) throw new Error(`There is no role ${given.roleTag}.`);
  await tx.rows(
    {
      text: `
        insert into band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
        select $1, $2, o.id, p.value from menu_options o join jsonb_each_text($3::jsonb) p on p.key = o.tag`,
    },
    [given.bandId, member.id, JSON.stringify(given.privileges)],
  );
  return member.id;
}

/**
 * Opens what others have added the account to. Only together with a new password that came by a mailed link: then nobody is
 * left inside who registered the address and cannot read its mail.
 */
export async function openMemberships(
  tx: SystemTransaction,
  { userId }: HeldAccount,
): Promise<void> {
  await tx.rows(
    {
      text: "update band_users set confirmed_at = now() where user_id = $1 and confirmed_at is null",
    },
    [userId],
  );
}

export async function markSignedIn(
  tx: SystemTransaction,
  bandId: number,
  bandUserId: number,
): Promise<void> {
  await tx.rows(
    { text: "update band_users set last_signed_in_at = now() where band_id = $1 and id = $2" },
    [bandId, bandUserId],
  );
}
