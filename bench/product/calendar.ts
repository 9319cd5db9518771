/** Members and a calendar to measure with: events around today, each with a set list of twenty-five songs. */
import pg from "pg";
import type { Band } from "./band.ts";
import type { Product } from "./product.ts";

type OnDatabase = Pick<Product, "databaseUrl">;

export function addMembers(product: OnDatabase, band: Band, count: number): Promise<void> {
  return inDatabase(product, [
    [
      `with person as (
         insert into bandstand.users (email)
         select 'member' || n || '@example.org' from generate_series(1, $2::integer) n returning id
       )
       insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
       select $1, id, 'Member ' || id, 1, now() from person`,
      [band.id, count],
    ],
  ]);
}

/** Half of them past; every third one a rehearsal. The caller has practised some of the songs. */
export function addCalendar(
  product: OnDatabase,
  band: Band,
  count: number,
  daysApart = 2,
): Promise<void> {
  return inDatabase(product, [
    [
      `insert into bandstand.venues (band_id, name, location, address)
       select $1, 'Venue ' || n, 'Ardenbridge', n || ' Quay Street' from generate_series(1, 40) n`,
      [band.id],
    ],
    [
      `insert into bandstand.setlists (band_id, name)
       select $1, 'Set list ' || n from generate_series(1, 20) n`,
      [band.id],
    ],
    [
      `insert into bandstand.setlist_songs (band_id, setlist_id, song_id, setlist_section_id, sequence)
       select $1, l.id, s.id, 1, s.place
       from bandstand.setlists l
       cross join lateral (
         select id, row_number() over (order by id) as place from bandstand.songs
         where band_id = $1 order by (id * l.id) % 97, id limit 25) s
       where l.band_id = $1`,
      [band.id],
    ],
    [
      `insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, venue_id, setlist_id,
         start_time, description)
       select $1, 'Event ' || n, current_date + ((n - $2::integer / 2) * $3::numeric)::integer,
         (select id from bandstand.event_types where tag = case when n % 3 = 0 then 'RH' else 'G' end),
         (select id from bandstand.event_statuses where tag = 'C'),
         (select min(id) from bandstand.venues where band_id = $1) + n % 40,
         (select min(id) from bandstand.setlists where band_id = $1) + n % 20, '20:30', 'Wear black'
       from generate_series(1, $2::integer) n`,
      [band.id, count, daysApart],
    ],
    [
      `insert into bandstand.practices (band_id, band_user_id, song_id, key, day, seconds, loops)
       select $1, (select min(id) from bandstand.band_users where band_id = $1), s.id, gen_random_uuid(),
         current_date - n, 600, 4
       from bandstand.songs s cross join generate_series(1, 10) n where s.band_id = $1 and s.id % 3 = 0`,
      [band.id],
    ],
    ["analyze", []],
  ]);
}

/** Makes everybody's what the band has to itself until then, with a few words and prices, as gigs have them. */
export function publishEvents(product: OnDatabase, band: Band): Promise<void> {
  return inDatabase(product, [
    [
      `update bandstand.events set draft = false, doors_open_time = '19:30', end_time = '23:00',
         public_description = 'Two sets and a guest: songs of our own, and a few that everybody knows.',
         advance_ticket_price = 12, door_ticket_price = 15, ticket_url = 'https://tickets.example/ardens'
       where band_id = $1`,
      [band.id],
    ],
  ]);
}

/** Members of the band who answer to each event. */
const ANSWERING = 5;

/** Members, and what they say to each event of the band. */
export async function addAnswers(product: OnDatabase, band: Band): Promise<void> {
  await addMembers(product, band, ANSWERING);
  await inDatabase(product, [
    [
      `insert into bandstand.event_answers (band_id, event_id, band_user_id, answer, answered_at)
       select $1, e.id, m.id, (array['Y', 'M', 'N'])[1 + (e.id + m.id) % 3], now()
       from bandstand.events e cross join (
         select id from bandstand.band_users where band_id = $1 order by id desc limit $2::integer) m
       where e.band_id = $1`,
      [band.id, ANSWERING],
    ],
    ["analyze", []],
  ]);
}

async function inDatabase(
  { databaseUrl }: OnDatabase,
  statements: readonly (readonly [string, readonly unknown[]])[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [text, values] of statements) await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}
