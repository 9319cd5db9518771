// Another member of a band, put into the database: nobody is invited by a screen yet.

import { join } from "node:path";
import pg from "pg";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/database/embedded/supervisor.ts";
import { type Member, newcomer, type RegisteredMember } from "./member.ts";
import { dataFolder } from "./server-under-test.ts";

/** An administrator beside the first, who signs in with the same password. */
export async function joinBand(first: RegisteredMember, nickname: string): Promise<Member> {
  const { email } = newcomer();
  const { bandId, userId } = first.session.bandUser;
  const folder = join(dataFolder(), "db");
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    await client.query(
      `with person as (
         insert into bandstand.users (email, email_verified_at, last_band_id)
         values ($1, now(), $2) returning id
       ), password as (
         insert into bandstand.user_passwords (user_id, password_hash)
         select person.id, known.password_hash from person, bandstand.user_passwords known
         where known.user_id = $3
       )
       insert into bandstand.band_users
         (band_id, user_id, nickname, role_id, confirmed_at, administrator_enabled)
       select $2, id, $4, 1, now(), true from person`,
      [email, bandId, userId, nickname],
    );
  } finally {
    await client.end();
    await postgres.stop();
  }
  return { ...first, email };
}
