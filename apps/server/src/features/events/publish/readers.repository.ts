/** Who a publication's mails go to: counted for the preview, and a row for each once they are sent off. */
import type { MailRecipient } from "@bandstand/contracts/publishing";
import type { Place } from "@bandstand/domain/near";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

/** Members who are in the band, can sign in and may read events. */
const MEMBERS = `
  from band_users m join users u on u.id = m.user_id
  where m.band_id = $1 and m.confirmed_at is not null and m.signin_enabled
    and (m.leaving_date is null or m.leaving_date >= $2::date)
    and (m.administrator_enabled or m.super_administrator_enabled or m.bookings_enabled or exists (
      select from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
      where mo.band_id = m.band_id and mo.band_user_id = m.id and o.tag = 'EV' and mo.priv <> 'H'))`;

const FOLLOWERS = "from followers f where f.band_id = $1 and f.events";

/** As `milesBetween` reckons it. Whoever wants gigs anywhere is not reckoned with. */
const isNear = (places: string) => `
  (f.near_miles is null or jsonb_typeof(${places}::jsonb) is distinct from 'array' or exists (
    select from jsonb_to_recordset(${places}::jsonb) as p (latitude float8, longitude float8)
    where f.near_miles >= 2 * 3958.8 * asin(least(1, sqrt(
      sin(radians(p.latitude - f.near_latitude) / 2) ^ 2
      + cos(radians(f.near_latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - f.near_longitude) / 2) ^ 2)))))`;

export async function listMemberAddresses(tx: BandTransaction, today: string): Promise<string[]> {
  const rows = await tx.arrays<[string]>(
    { text: `select u.email ${MEMBERS} order by coalesce(m.number, 999), m.id` },
    [tx.bandId, today],
  );
  return rows.map(([email]) => email);
}

export interface FollowersToTell {
  told: number;
  /** Who want gigs near them alone, and live elsewhere. */
  far: number;
}

/** @param places where the event may be; null where nobody can tell */
export async function countFollowers(
  tx: BandTransaction,
  places: readonly Place[] | null,
): Promise<FollowersToTell> {
  const [row] = await tx.rows<FollowersToTell>(
    {
      text: `
        select count(*) filter (where ${isNear("$2")})::integer as told,
          (count(*) - count(*) filter (where ${isNear("$2")}))::integer as far
        ${FOLLOWERS}`,
    },
    [tx.bandId, JSON.stringify(places)],
  );
  return row ?? { told: 0, far: 0 };
}

/** Who has been sent this edition, or waits for it, gets no second one; what was withdrawn goes after all. */
const addRows = (recipient: MailRecipient, rows: string, dueAt = "now()") => `
  insert into outgoing_mails
    (band_id, publication_id, recipient, edition, to_address, band_user_id, follower_id, due_at)
  select $1, $3, '${recipient}', $4::uuid, r.*, ${dueAt} from (${rows}) r
  on conflict (band_id, edition, recipient, to_address) do update
    set state = 'waiting', publication_id = excluded.publication_id, attempts = 0, due_at = excluded.due_at
    where outgoing_mails.state = 'withdrawn'`;

interface Mailing {
  publicationId: number;
  edition: string;
}

export async function addPromoterMails(
  tx: BandTransaction,
  { publicationId, edition, addresses }: Mailing & { addresses: readonly string[] },
): Promise<void> {
  const rows =
    "select address, null::integer, null::integer from unnest($2::text[]) as p (address)";
  await tx.rows({ text: addRows("V", rows) }, [tx.bandId, addresses, publicationId, edition]);
}

/** Who has left by `today` (`YYYY-MM-DD`) is no member. */
export async function addMemberMails(
  tx: BandTransaction,
  { publicationId, edition, today }: Mailing & { today: string },
): Promise<void> {
  const rows = `select u.email, m.id, null::integer ${MEMBERS}`;
  await tx.rows({ text: addRows("B", rows) }, [tx.bandId, today, publicationId, edition]);
}

/**
 * What is published for a digest waits for the band's next six in the evening: it and all others of that day have the very
 * same time, by which they become one mail. The time zone is the band's, summer time or not.
 */
const DIGEST_AT = `
  case when coalesce((p.options ->> 'digest')::boolean, false) then
    (date_trunc('day', (p.created_at at time zone b.time_zone) - interval '18 hours') + interval '42 hours')
      at time zone b.time_zone end`;

/** One statement a publication, however many followers there are. */
export async function addFollowerMails(tx: BandTransaction): Promise<void> {
  const waiting = await tx.rows<
    Mailing & { places: readonly Place[] | null; digestAt: string | null }
  >(
    {
      text: `
        select p.id as "publicationId", p.follower_edition as edition, p.places, (${DIGEST_AT})::text as "digestAt"
        from event_publications p join bands b on b.id = p.band_id
        where p.band_id = $1 and p.follower_edition is not null order by p.id for update of p`,
    },
    [tx.bandId],
  );
  // What goes at once goes by itself: no two of those that are added together have the very same time.
  const dueAt =
    "coalesce($5::timestamptz, now() - (999 - $3::integer % 1000) * interval '1 millisecond')";
  const rows = `select f.email, null::integer, f.id ${FOLLOWERS} and ${isNear("$2")}`;
  for (const { publicationId, edition, places, digestAt } of waiting) {
    const near = JSON.stringify(places);
    const values = [tx.bandId, near, publicationId, edition, digestAt];
    await tx.rows({ text: addRows("F", rows, dueAt) }, values);
    await tx.rows(
      {
        text: "update event_publications set follower_edition = null where band_id = $1 and id = $2",
      },
      [tx.bandId, publicationId],
    );
  }
}

interface NewPublication {
  eventId: number;
  status: "P" | "C";
  options: object;
  facts: object;
  /** Null where followers are told nothing. */
  followerEdition: string | null;
  /** See `countFollowers`. */
  places: readonly Place[] | null;
}

export async function insertPublication(
  tx: BandTransaction,
  publication: NewPublication,
): Promise<number> {
  const { eventId, status, options, facts, followerEdition, places } = publication;
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        insert into event_publications
          (band_id, event_id, band_user_id, status, options, facts, follower_edition, places)
        values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::uuid, $8::jsonb) returning id`,
    },
    [
      tx.bandId,
      eventId,
      tx.bandUserId,
      status,
      JSON.stringify(options),
      JSON.stringify(facts),
      followerEdition,
      places && JSON.stringify(places),
    ],
  );
  if (!row) throw new Error("A publication was not added.");
  return row.id;
}
