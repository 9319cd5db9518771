import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const band = await addFullBand(test, "Ours");
const scope = { bandId: band.bandId, bandUserId: band.bandUserId };

const run = <Row>(text: string, values: unknown[] = []) =>
  database.band(scope, (tx) => tx.rows<Row>({ text }, values));

const stamped = await asSuperuser<{ table: string }>(`
  select relname as table from pg_attribute a join pg_class c on c.oid = attrelid
  where relnamespace = 'bandstand'::regnamespace and relkind = 'r' and attname = 'updated_at' order by 1`);

describe("updatedAt", () => {
  it.each(stamped)(
    "grows with every change to $table, within one transaction too",
    async ({ table }) => {
      const work = (text: string) =>
        table === "users"
          ? database.person({ userId: band.userId }, (tx) =>
              tx.rows<{ at: string }>({ text: text.repeat(1) }),
            )
          : run<{ at: string }>(text);
      const seen: string[] = [];
      for (let change = 0; change < 20; change += 1) {
        const [row] = await work(
          `update ${table} set updated_at = '2000-01-01' returning updated_at as at`,
        );
        seen.push(row?.at ?? "");
      }
      expect(new Set(seen).size).toBe(20);
      expect(seen.toSorted()).toEqual(seen);
      expect(seen[0]?.startsWith("2000")).toBe(false);
    },
  );

  it("grows by at least a millisecond, even when the clock stands still or goes back", async () => {
    await asSuperuser("alter table bandstand.songs disable trigger sign");
    await asSuperuser("update bandstand.songs set updated_at = '2100-01-01'");
    await asSuperuser("alter table bandstand.songs enable trigger sign");
    expect(await run("update songs set bpm = 100 returning updated_at")).toEqual([
      { updated_at: "2100-01-01T00:00:00.001Z" },
    ]);
  });

  it("stays when only the server's own findings change", async () => {
    const before = await run("select updated_at from songs");
    await run("update song_ratings set rating = 1");
    await run("update songs set recording_peaks_filename = 'p', recording_loudness = -9.5");
    await run("update songs set recording_duration = 12.5, seconds = 13");
    expect(await run("select updated_at from songs")).toEqual(before);
  });

  it("grows when a recording takes another's place, and what was made of that one goes", async () => {
    const [before] = await run<{ at: string }>("select updated_at as at from songs");
    const [after] = await run<{ at: string }>(`
      update songs set recording_filename = 'b.wav', recording_peaks_filename = null, recording_loudness = null
      returning updated_at as at`);
    expect(after && before && after.at > before.at).toBe(true);
  });

  it("names the member who made the change", async () => {
    const [other] = await asSuperuser<{ id: number }>(
      `with person as (insert into bandstand.users (email) values ('sam@example.com') returning id)
       insert into bandstand.band_users (band_id, user_id, nickname, role_id) select $1, id, 'Sam', 1 from person returning id`,
      [band.bandId],
    );
    const [venue] = await database.band({ bandId: band.bandId, bandUserId: other?.id ?? 0 }, (tx) =>
      tx.rows({ text: "update venues set notes = 'Loud' returning updated_by_id" }),
    );
    expect(venue).toEqual({ updated_by_id: other?.id });

    const before = await run<{ updated_at: string }>("select updated_at from venues");
    await run("delete from band_users where id = $1", [other?.id]);
    expect(await run("select updated_at, updated_by_id from venues")).toEqual([
      { ...before[0], updated_by_id: null },
    ]);
  });

  it("lets a member leave who changed things", async () => {
    await run("update setlists set notes = 'Mine'");
    await run("delete from band_users where id = $1", [band.bandUserId]);
    expect(await asSuperuser("select updated_by_id from bandstand.setlists")).toEqual([
      { updated_by_id: null },
    ]);
  });
});
