// Another member of a band, put into the database: nobody is invited by a screen yet.

import { inDatabase } from "./in-database.ts";
import { type Member, newcomer, type RegisteredMember } from "./member.ts";

/** What somebody may do in each area, by its tag; those that are not named are hidden. */
type Rights = Readonly<Record<string, "R" | "W">>;

interface Joining {
  instrument?: string | null;
  /** Left out for an administrator. */
  rights?: Rights;
  /** By its tag; left out, a member of the band. */
  role?: string;
}

/** Somebody beside the first, who signs in with the same password. */
export async function joinBand(
  first: RegisteredMember,
  nickname: string,
  { instrument = null, rights, role = "M" }: Joining = {},
): Promise<Member> {
  const { email } = newcomer();
  const { bandId, userId } = first.session.bandUser;
  await inDatabase((client) =>
    client.query(
      `with person as (
         insert into bandstand.users (email, email_verified_at, last_band_id)
         values ($1, now(), $2) returning id
       ), password as (
         insert into bandstand.user_passwords (user_id, password_hash)
         select person.id, known.password_hash from person, bandstand.user_passwords known
         where known.user_id = $3
       ), member as (
         insert into bandstand.band_users
           (band_id, user_id, nickname, instrument, role_id, confirmed_at, administrator_enabled)
         select $2, id, $4, $5, (select id from bandstand.roles where tag = $7), now(), $6::jsonb is null from person returning id
       )
       insert into bandstand.band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
       select $2, member.id, options.id, coalesce($6::jsonb ->> options.tag, 'H')
       from member, bandstand.menu_options options`,
      [email, bandId, userId, nickname, instrument, rights ? JSON.stringify(rights) : null, role],
    ),
  );
  return { ...first, email };
}
