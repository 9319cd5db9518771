/** The least that answers the same list of venues: one query and one handler, on the database that it is told. */
import { fastify } from "fastify";
import pg from "pg";

const [, , connectionString = "", bandId = ""] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

const LIST = `
  select v.id, v.band_id, v.name, v.venue_type_id, v.location, v.address, v.phone, v.contact_name, v.contact_phone,
    v.contact_email, v.website, v.three_words, v.facebook_identity, v.capacity, v.last_contact_date, v.created_at,
    v.updated_at, to_json(k) as venue_type, events.list as events
  from bandstand.venues v
  left join bandstand.venue_types k on k.id = v.venue_type_id
  left join lateral (
    select json_agg(e) as list from (
      select o.id, o.venue_id, o.name, o.event_date, o.event_type_id, o.event_status_id from bandstand.events o
      where o.band_id = v.band_id and o.venue_id = v.id order by o.event_date desc, o.id desc limit 6
    ) e
  ) events on true
  where v.band_id = $1 order by lower(v.name), v.id`;

app.get("/venues", async (_request, reply) => {
  const { rows } = await pool.query(LIST, [bandId]);
  return reply.type("application/json").send(JSON.stringify(rows));
});

process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
