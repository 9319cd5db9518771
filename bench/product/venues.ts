/** Venues to measure with, each with more events than its row tells. */
import pg from "pg";
import type { Band } from "./band.ts";
import type { Product } from "./product.ts";

const EVENTS_OF_EACH = 12;

export async function addVenues(
  { databaseUrl }: Pick<Product, "databaseUrl">,
  band: Band,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with venue as (
         insert into bandstand.venues (band_id, name, venue_type_id, location, address, contact_name, contact_email, notes)
         select $1, 'Venue ' || n, 1 + n % 8, 'Town ' || n % 40, n || ' Quay Street', 'Contact ' || n,
           'contact' || n || '@example.org', repeat('A line of notes' || chr(10), 40)
         from generate_series(1, $2::integer) n returning id
       )
       insert into bandstand.events (band_id, venue_id, name, event_date, event_type_id, event_status_id)
       select $1, venue.id, 'Gig ' || n, current_date - n * 30 + venue.id % 60, 1, 2
       from venue cross join generate_series(1, $3::integer) n`,
      [band.id, count, EVENTS_OF_EACH],
    );
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
