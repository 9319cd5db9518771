/** The dashboard's call beside the slowest query that it makes: what the server adds to it is little. */
import pg from "pg";
import { ADMINISTRATOR } from "@bandstand/domain/actor.fixture";
import { dashboardValues } from "../../apps/server/src/features/dashboard/dashboard.repository.ts";
import { DASHBOARD } from "../../apps/server/src/features/dashboard/dashboard-statement.ts";
import { sightOf } from "../../apps/server/src/records/documents/visible-documents.ts";
import { percentile } from "../load/percentile.ts";
import type { Measurement } from "../measurement.ts";
import { addCalendar, addMembers } from "../product/calendar.ts";
import { addSongs, newBand } from "../product/band.ts";
import { withProduct } from "../product/product.ts";

const SONGS = 500;
const EVENTS = 300;
const MEMBERS = 30;
const ROUNDS = 400;

export const dashboard: Measurement = {
  name: "dashboard",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addSongs(product, band, SONGS);
      await addMembers(product, band, MEMBERS);
      await addCalendar(product, band, EVENTS);
      const client = new pg.Client({ connectionString: product.databaseUrl });
      await client.connect();
      await client.query("set search_path to bandstand");
      const values = await valuesFor(client, band.id);
      const address = `${product.url}/api/dashboard/${band.id}`;
      const headers = { authorization: `Bearer ${band.token}` };
      try {
        const ours: number[] = [];
        const bare: number[] = [];
        // In turns, so that whatever else the machine does slows both.
        for (let round = 0; round < ROUNDS; round += 1) {
          ours.push(await timed(async () => (await fetch(address, { headers })).text()));
          const statement = { name: "find_dashboard", text: DASHBOARD, values };
          bare.push(await timed(() => client.query(statement)));
        }
        return [
          {
            name: `dashboard of ${SONGS} songs, ${EVENTS} events, ${MEMBERS} members`,
            ours: percentile(ours, 50),
            bare: percentile(bare, 50),
            unit: "ms",
            target: { of: "ratio", is: "at most", value: 2 },
          },
        ];
      } finally {
        await client.end();
      }
    }),
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** As the repository gives them for somebody who may read everything. */
async function valuesFor(client: pg.Client, bandId: number): Promise<unknown[]> {
  const { rows } = await client.query<{ id: number; today: string; end: string }>(
    `select min(id) as id, current_date::text as today, (current_date + 56)::text as end
     from band_users where band_id = $1`,
    [bandId],
  );
  const [row] = rows;
  if (!row) throw new Error("The band has no member.");
  const { id: bandUserId, today, end } = row;
  const reads = { events: true, setlists: true, songs: true, bandUsers: true, documents: true };
  const sight = sightOf(ADMINISTRATOR);
  return [...dashboardValues(bandId, { bandUserId, today, end, reads, sight })];
}
