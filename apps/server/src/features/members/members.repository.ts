/** Members as the database has them. */
import { type MemberRow, memberFields, type SaveMember } from "@bandstand/contracts/members";
import { fieldsOf } from "@bandstand/contracts/shapes";
import type { Privilege } from "@bandstand/domain/access-rule";
import type { MemberOfBand } from "@bandstand/domain/member-permissions";
import type { Rights } from "@bandstand/domain/given-rights";
import { and, eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { bandUsers } from "../../platform/database/schema/members.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** A row before it is told: when they were here and asked to come stands for their status. */
export type ListedMember = Omit<MemberRow, "StatusConfig">;

const COLUMNS = selected(
  bandUsers,
  [
    "id",
    "userId",
    "nickname",
    "instrument",
    "roleId",
    "number",
    "joiningDate",
    "leavingDate",
    "signinEnabled",
    "editEnabled",
    "bookingsEnabled",
    "administratorEnabled",
    "superAdministratorEnabled",
    "shareContactDetails",
    "avatarFilename",
    "updatedAt",
    "lastSignedInAt",
    "invitedAt",
  ],
  "m",
);

/**
 * Asked for each member by itself, a few rows of an index: grouped for all of them at once, they were grouped anew for each
 * member by a planner that takes a band for one row.
 */
const RIGHTS = `
  select json_agg(json_build_object('tag', o.tag, 'priv', mo.priv) order by o.sequence)
  from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
  where mo.band_id = m.band_id and mo.band_user_id = m.id`;

/** By role and number; whoever has none stands last. */
export function listMembers(tx: BandTransaction): Promise<ListedMember[]> {
  return tx.rows<ListedMember>(
    {
      name: "list_members",
      text: `
        select ${COLUMNS},
          json_build_object('id', r.id, 'name', r.name, 'tag', r.tag) as "Role",
          json_build_object('email', u.email, 'forename', u.forename, 'surname', u.surname,
            'mobilePhone', u.mobile_phone) as "TheUser",
          json_build_array(json_build_object('MenuOptions', coalesce((${RIGHTS}), '[]'))) as menus
        from band_users m
        join users u on u.id = m.user_id
        join roles r on r.id = m.role_id
        where m.band_id = $1
        order by r.sequence, coalesce(m.number, 999), lower(m.nickname), m.id`,
    },
    [tx.bandId],
  );
}

export async function findMembership(
  tx: BandTransaction,
  userId: number,
): Promise<number | undefined> {
  const [row] = await tx.arrays<[number]>(
    { text: "select id from band_users where band_id = $1 and user_id = $2" },
    [tx.bandId, userId],
  );
  return row?.[0];
}

/** What a member may do, with the ids that areas have as options. */
export async function rightsOf(tx: BandTransaction, bandUserId: number): Promise<Rights> {
  const [row] = await tx.rows<Rights>(
    {
      text: `
        select m.bookings_enabled as "bookingsEnabled", (
          select coalesce(json_object_agg(o.tag, mo.priv), '{}')
          from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
          where mo.band_id = m.band_id and mo.band_user_id = m.id) as areas
        from band_users m where m.band_id = $1 and m.id = $2`,
    },
    [tx.bandId, bandUserId],
  );
  return row ?? {};
}

/** Holds who may do what in the band until the transaction ends, so that of two changes the second sees the first. */
export async function lockRights(tx: BandTransaction): Promise<void> {
  await tx.rows({ text: "select id from bands where id = $1 for no key update" }, [tx.bandId]);
}

export function listAdministrating(tx: BandTransaction): Promise<MemberOfBand[]> {
  return tx.rows<MemberOfBand>(
    {
      text: `
        select id, administrator_enabled as "administratorEnabled",
          super_administrator_enabled as "superAdministratorEnabled", signin_enabled as "signinEnabled"
        from band_users where band_id = $1 and (administrator_enabled or super_administrator_enabled)`,
    },
    [tx.bandId],
  );
}

export type MemberFields = Omit<NonNullable<SaveMember["bandUser"]>, "id" | "updatedAt">;

/** The fields of a member that a change is compared with. */
export const COMPARED = [
  ...fieldsOf(memberFields),
  "dashboardAnnouncementDate",
  "dashboardInformationDate",
  "newsByMail",
] as const;

export async function updateMember(
  tx: BandTransaction,
  bandUserId: number,
  fields: MemberFields,
): Promise<void> {
  await tx.db
    .update(bandUsers)
    .set(fields)
    .where(and(eq(bandUsers.bandId, tx.bandId), eq(bandUsers.id, bandUserId)));
}

export interface NewMember extends MemberFields {
  userId: number;
  nickname: string;
  roleId: number;
  /** Whether the membership opens at once: see docs/decisions/0026-an-added-membership-waits.md. */
  isOpen: boolean;
}

export async function insertMember(
  tx: BandTransaction,
  { isOpen, ...fields }: NewMember,
  now: Date,
): Promise<number> {
  const [row] = await tx.db
    .insert(bandUsers)
    .values({ ...fields, bandId: tx.bandId, confirmedAt: isOpen ? now.toISOString() : null })
    .returning({ id: bandUsers.id });
  if (!row) throw new Error("A member was not added.");
  return row.id;
}

export async function deleteMember(tx: BandTransaction, bandUserId: number): Promise<void> {
  await tx.rows({ text: "delete from band_users where band_id = $1 and id = $2" }, [
    tx.bandId,
    bandUserId,
  ]);
}

/** Ends every sign-in of a member to this band. */
export async function revokeTokens(tx: BandTransaction, bandUserId: number): Promise<void> {
  await tx.rows(
    {
      text: `
        update tokens set revoked_at = now()
        where band_id = $1 and band_user_id = $2 and revoked_at is null`,
    },
    [tx.bandId, bandUserId],
  );
}

export interface OptionPrivilege {
  menuOptionId: number;
  priv: Privilege;
}

/**
 * Sets those that are given and leaves the others.
 * @returns how many are others than before
 */
export async function putOptions(
  tx: BandTransaction,
  bandUserId: number,
  options: readonly OptionPrivilege[],
): Promise<number> {
  const changed = await tx.arrays(
    {
      text: `
        insert into band_user_menu_options as mo (band_id, band_user_id, menu_option_id, priv)
        select $1, $2, g.id, g.priv from unnest($3::integer[], $4::text[]) g (id, priv)
        on conflict (band_id, band_user_id, menu_option_id) do update set priv = excluded.priv
        where mo.priv <> excluded.priv
        returning mo.id`,
    },
    [
      tx.bandId,
      bandUserId,
      options.map(({ menuOptionId }) => menuOptionId),
      options.map(({ priv }) => priv),
    ],
  );
  return changed.length;
}

/** Options stand in rows of their own: whoever has the member open is told that they have changed, too. */
export async function signMember(tx: BandTransaction, bandUserId: number): Promise<void> {
  await tx.rows(
    { text: "update band_users set nickname = nickname where band_id = $1 and id = $2" },
    [tx.bandId, bandUserId],
  );
}

export interface Position {
  id: number;
  number: number;
  roleId?: number | undefined;
}

/** Whoever stands where they stood stays unchanged. @returns how many of them are members of the band */
export async function putPositions(
  tx: BandTransaction,
  positions: readonly Position[],
): Promise<number> {
  const [row] = await tx.arrays<[number]>(
    {
      text: `
        with given as (
          select * from unnest($2::integer[], $3::integer[], $4::integer[]) g (id, number, role_id)
        ), moved as (
          update band_users m set number = g.number, role_id = coalesce(g.role_id, m.role_id)
          from given g
          where m.band_id = $1 and m.id = g.id
            and (m.number, m.role_id) is distinct from (g.number, coalesce(g.role_id, m.role_id))
        )
        select count(*)::integer from band_users m join given g on g.id = m.id where m.band_id = $1`,
    },
    [
      tx.bandId,
      positions.map(({ id }) => id),
      positions.map(({ number }) => number),
      positions.map(({ roleId }) => roleId ?? null),
    ],
  );
  return row?.[0] ?? 0;
}
