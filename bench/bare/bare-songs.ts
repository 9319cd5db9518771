/** The least that answers the same: one query and one handler for each, on the database that it is told. */
import { fastify } from "fastify";
import pg from "pg";

const [, , connectionString = "", bandId = ""] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const app = fastify();

// What a row of the list tells, as the database knows it: the two sums stand for the mean of the ratings.
const { rows: columns } = await pool.query<{ name: string }>(
  `select name from pg_proc, unnest(proargnames) name
    where proname = 'song_list_fields' and name not in ('rating_sum', 'rating_count')`,
);

const LIST = `
  select ${columns.map(({ name }) => `s.${name}`).join(", ")}, s.avg_rating, g.name as genre_name,
    t.name as song_status_name, t.tag as song_status_tag, t.color as song_status_color, t.sequence as song_status_sequence
  from bandstand.songs s
  join bandstand.song_statuses t on t.id = s.song_status_id
  left join bandstand.genres g on g.id = s.genre_id
  where s.band_id = $1 order by lower(s.title), lower(s.artist), s.id`;

app.get("/songs", async (_request, reply) => {
  const { rows } = await pool.query(LIST, [bandId]);
  return reply.type("application/json").send(JSON.stringify(rows));
});

app.post<{ Body: { title: string; artist: string } }>("/addsong", async ({ body }, reply) => {
  const { rows } = await pool.query(
    `insert into bandstand.songs (band_id, title, artist, song_status_id, seconds)
     values ($1, $2, $3, 1, 210) returning *`,
    [bandId, body.title, body.artist],
  );
  return reply.code(201).type("application/json").send(JSON.stringify(rows[0]));
});

process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
process.on("SIGTERM", () => process.exit(0));
