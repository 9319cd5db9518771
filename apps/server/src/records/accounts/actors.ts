/** Memberships as the rules of rights judge them. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import type { Actor } from "@bandstand/domain/member";
import type { Caller } from "../../platform/http/caller.ts";

/** The columns of a membership `m` of the band `b` in the role `r`. */
export const ACTOR = `m.id, m.band_id as "bandId", m.user_id as "userId", m.role_id as "roleId", r.tag as "roleTag",
          m.administrator_enabled as "administratorEnabled",
          m.super_administrator_enabled as "superAdministratorEnabled", m.bookings_enabled as "bookingsEnabled",
          m.edit_enabled as "editEnabled", m.signin_enabled as "signinEnabled", (now() at time zone b.time_zone)::date::text as today,
          (select coalesce(jsonb_agg(jsonb_build_object('tag', o.tag, 'priv', mo.priv)), '[]')
            from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
            where mo.band_id = m.band_id and mo.band_user_id = m.id) as options`;

/** Whoever is kept out, or has not used the mailed link yet, sees nothing of the band. */
export const MAY_ENTER = "m.signin_enabled and m.confirmed_at is not null";

export interface ActorRow
  extends Omit<Actor, "Role" | "menus">, Pick<Caller, "today" | "bandId" | "userId"> {
  roleTag: string;
  options: { tag: AreaTag; priv: Privilege }[];
}

export function actorOf<Row extends ActorRow>({ roleTag, options, ...member }: Row) {
  return { ...member, Role: { tag: roleTag }, menus: [{ MenuOptions: options }] };
}
