/** The least that answers a list of documents: one query and one handler, on the database that it is told. */
import { fastify } from "fastify";
import pg from "pg";

const [, , connectionString = "", bandId = ""] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

const LIST = `
  select d.*, t.name as type_name, t.icon as type_icon, t.mask, t.sequence, f.name as file_name, f.icon as file_icon, f.color,
    f.extension, r.tag, r.name as role_name, s.title as song_title, v.name as venue_name, e.name as event_name, e.event_date,
    m.nickname
  from bandstand.documents d
  join bandstand.document_types t on t.id = d.document_type_id
  left join bandstand.file_types f on f.extension = substring(d.filename from '[^.]+$')
  left join bandstand.roles r on r.id = d.role_id
  left join bandstand.songs s on s.band_id = d.band_id and s.id = d.song_id
  left join bandstand.venues v on v.band_id = d.band_id and v.id = d.venue_id
  left join bandstand.events e on e.band_id = d.band_id and e.id = d.event_id
  left join bandstand.band_users m on m.band_id = d.band_id and m.id = d.band_user_id
  where d.band_id = $1 order by d.id desc limit $2`;

app.get<{ Querystring: { limit: string } }>("/documents", async ({ query }, reply) => {
  const { rows } = await pool.query(LIST, [bandId, query.limit]);
  return reply.type("application/json").send(JSON.stringify(rows));
});

process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
