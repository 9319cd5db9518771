/** A member as the API tells them, read whole in one statement. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";

export async function findBandUser(
  tx: BandTransaction | SystemTransaction,
  bandId: number,
  bandUserId: number,
): Promise<BandUser | undefined> {
  const [row] = await tx.rows<BandUser>(
    {
      name: "find_band_user",
      text: `
        select m.id, m.band_id as "bandId", m.user_id as "userId", m.nickname, m.instrument, m.profile,
          m.role_id as "roleId", m.number, m.joining_date as "joiningDate", m.leaving_date as "leavingDate",
          m.signin_enabled as "signinEnabled", m.edit_enabled as "editEnabled",
          m.bookings_enabled as "bookingsEnabled", m.administrator_enabled as "administratorEnabled",
          m.super_administrator_enabled as "superAdministratorEnabled",
          m.share_contact_details as "shareContactDetails", m.avatar_filename as "avatarFilename",
          m.news_by_mail as "newsByMail",
          m.dashboard_announcement_date as "dashboardAnnouncementDate",
          m.dashboard_information_date as "dashboardInformationDate",
          m.created_at as "createdAt", m.updated_at as "updatedAt",
          jsonb_build_object('id', r.id, 'name', r.name, 'tag', r.tag) as "Role",
          jsonb_build_object('username', u.email, 'email', u.email, 'forename', u.forename, 'surname', u.surname,
            'address', u.address, 'location', u.location, 'mobilePhone', u.mobile_phone,
            'playInline', u.play_inline, 'emailVerified', u.email_verified_at is not null) as "TheUser",
          jsonb_build_object('id', b.id, 'identity', b.identity, 'name', b.name,
            'logoFilename', b.logo_filename, 'paymentDetails',
            case when m.administrator_enabled or m.super_administrator_enabled then b.payment_details end) as "TheBand",
          (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'switchable', n.switchable,
              'MenuOptions', (
                select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'tag', o.tag, 'title', o.title,
                    'default', o.default_priv, 'priv', coalesce(mo.priv, 'H'), 'bandUserMenuOptionId', mo.id,
                    'switchable', o.switchable) order by o.sequence), '[]')
                from menu_options o
                left join band_user_menu_options mo
                  on mo.menu_option_id = o.id and mo.band_id = m.band_id and mo.band_user_id = m.id
                where o.menu_id = n.id)) order by n.sequence), '[]')
            from menus n) as menus
        from band_users m
        join users u on u.id = m.user_id
        join bands b on b.id = m.band_id
        join roles r on r.id = m.role_id
        where m.band_id = $1 and m.id = $2`,
    },
    [bandId, bandUserId],
  );
  return row;
}
