/** The least that answers the same list of events: one query and one handler, on the database that it is told. */
import { fastify } from "fastify";
import pg from "pg";

const [, , connectionString = "", bandId = ""] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

const LIST = `
  select e.*, t.tag as type_tag, t.name as type_name, t.public_performance, t.color as type_color, u.tag as status_tag,
    u.name as status_name, u.color as status_color, u.sequence, v.name as venue_name, v.location as venue_location,
    v.address as venue_address, v.three_words, l.name as setlist_name, a.answers
  from bandstand.events e
  join bandstand.event_types t on t.id = e.event_type_id
  join bandstand.event_statuses u on u.id = e.event_status_id
  left join bandstand.venues v on v.band_id = e.band_id and v.id = e.venue_id
  left join bandstand.setlists l on l.band_id = e.band_id and l.id = e.setlist_id
  left join (
    select event_id, json_agg(json_build_object('bandUserId', band_user_id, 'answer', answer)) as answers
    from bandstand.event_answers where band_id = $1 group by event_id
  ) a on a.event_id = e.id
  where e.band_id = $1 order by e.event_date, e.start_time, e.id limit $2`;

app.get<{ Querystring: { limit: string } }>("/events", async ({ query }, reply) => {
  const { rows } = await pool.query(LIST, [bandId, query.limit]);
  return reply.type("application/json").send(JSON.stringify(rows));
});

process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
