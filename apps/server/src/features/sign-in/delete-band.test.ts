/** The end of a band: who may, what goes, what stays, and what its members find. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addBand, deleteBand, listBands, signIn } from "@bandstand/contracts/sign-in";
import { addSong, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { addFullBand } from "../../../test/full-band.ts";
import { newMember } from "../../../test/members.ts";
import { hashSecret, newSecret } from "../../platform/security/secrets.ts";

const api = await testApi();

async function band(name = "The Confidants") {
  const { token, bandUser } = await api.newBand(name);
  const { bandId } = bandUser;
  const end = (typed = name, as = token) =>
    api.call(deleteBand, { params: { id: String(bandId) }, query: { name: typed } }, as);
  const rows = async () =>
    (await api.asSuperuser("select 1 from bandstand.bands where id = $1", [bandId])).length;
  return { token, bandId, bandUser, end, rows };
}

describe("a band is deleted", () => {
  it("by its super administrator, who typed its name, and its members are signed out", async () => {
    const { token, bandId, end, rows } = await band();
    const sam = await newMember(api, bandId, {});
    expect(await end()).toMatchObject({ status: 200, answer: { next: null } });
    expect(await rows()).toBe(0);
    for (const as of [token, sam.token])
      expect((await api.call(listBands, {}, as)).status).toBe(401);
  });

  it("and whoever ended it goes on in another band of theirs", async () => {
    const { token, bandUser } = await band("Second Sunday");
    const further = await api.call(addBand, { body: { name: "The Confidants" } }, token);
    const { answer } = await api.call(
      deleteBand,
      {
        params: { id: String(further.answer.bandUser.bandId) },
        query: { name: "The Confidants" },
      },
      further.answer.token,
    );
    expect(answer.next?.bandUser.bandId).toBe(bandUser.bandId);
    const bands = await api.call(listBands, {}, answer.next?.token);
    expect(bands.answer.map(({ name }) => name)).toEqual(["Second Sunday"]);
  });

  it("and its other members sign in to another band of theirs", async () => {
    const { bandId, end } = await band();
    const sam = await api.newBand("Old Quay");
    await api.asSuperuser(
      `insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
       values ($1, $2, 'Sam', 1, now())`,
      [bandId, sam.bandUser.userId],
    );
    const [{ email } = { email: "" }] = await api.asSuperuser<{ email: string }>(
      "update bandstand.users set last_band_id = $1 where id = $2 returning email",
      [bandId, sam.bandUser.userId],
    );
    await end();
    const { answer } = await api.call(signIn, { body: { email, password: PASSWORD } });
    expect(answer.bandUser.TheBand.name).toBe("Old Quay");
  });

  it.each(["", "the confidants", "The Confidant", "the-confidants", "x".repeat(60)])(
    "never when %j was typed",
    async (typed) => {
      const { end, rows } = await band();
      const { status, failure } = await end(typed);
      expect([status, failure.fields]).toEqual([
        422,
        [{ path: "name", message: "This is not the name of the band" }],
      ]);
      expect(await rows()).toBe(1);
    },
  );

  it("never by an administrator, and never out of another band", async () => {
    const { bandId, end, rows } = await band();
    const sam = await newMember(api, bandId, {});
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = true where id = $1",
      [sam.bandUserId],
    );
    expect((await end("The Confidants", sam.token)).status).toBe(403);
    const { token } = await band("Old Quay");
    expect((await end("The Confidants", token)).status).toBe(404);
    expect(await rows()).toBe(1);
  });

  it("once, however often it is asked for", async () => {
    const { end, rows } = await band();
    const answers = await Promise.all([end(), end(), end()]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect(await rows()).toBe(0);
  });

  it("while its members save, who are told to sign in and nothing else", async () => {
    const { token, bandId, end, rows } = await band();
    const song = await api.call(addSong, { body: { title: "One", artist: "Us" } }, token);
    const others = await Promise.all(
      [1, 2, 3].map(() => newMember(api, bandId, { SO: "W" }).then((member) => member.token)),
    );
    const save = (as: string, round: number) =>
      round % 2 === 0
        ? api.call(addSong, { body: { title: `Song ${round}`, artist: "Us" } }, as)
        : api.call(
            saveSong,
            { params: { id: String(song.answer.id) }, body: { title: `Round ${round}` } },
            as,
          );
    const saving = others.flatMap((as) =>
      Array.from({ length: 12 }, (_, round) => save(as, round)),
    );
    const [ended, ...saves] = await Promise.all([end(), ...saving]);
    expect(ended.status).toBe(200);
    const odd = saves.filter(({ status }) => ![200, 201, 401, 404].includes(status));
    expect(odd.map(({ status, failure }) => [status, failure])).toEqual([]);
    expect(await rows()).toBe(0);
  });
});

describe("with a band", () => {
  it("goes every row that is its own, in every table, and no row of another's", async () => {
    const tables = await api.asSuperuser<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'band_id'
       where c.relnamespace = 'bandstand'::regnamespace and c.relkind = 'r' order by 1`,
    );
    const [ours, theirs] = [await addFullBand(api, "Ours"), await addFullBand(api, "Theirs")];
    const rowsOf = async (bandId: number) => {
      const rows: Record<string, unknown> = {};
      for (const { name } of tables)
        rows[name] = await api.asSuperuser(
          `select to_jsonb(t) as row from bandstand.${name} t where band_id = $1 order by to_jsonb(t)::text`,
          [bandId],
        );
      return rows;
    };
    const before = await rowsOf(theirs.bandId);
    const empty = Object.fromEntries(tables.map(({ name }) => [name, []]));
    expect(Object.entries(before).filter(([, rows]) => (rows as unknown[]).length === 0)).toEqual(
      [],
    );
    await api.asSuperuser(
      "update bandstand.band_users set super_administrator_enabled = true where id = $1",
      [ours.bandUserId],
    );
    const token = newSecret();
    await api.asSuperuser(
      "insert into bandstand.tokens (band_id, band_user_id, hash) values ($1, $2, $3)",
      [ours.bandId, ours.bandUserId, hashSecret(token)],
    );
    const { status } = await api.call(
      deleteBand,
      { params: { id: String(ours.bandId) }, query: { name: "Ours" } },
      token,
    );
    expect(status).toBe(200);
    expect(await rowsOf(ours.bandId)).toEqual(empty);
    expect(await rowsOf(theirs.bandId)).toEqual(before);
  });

  it("go its files, those that are still being sent a day later, and nobody else's", async () => {
    const [{ bandId, end }, other] = [await band(), await band("Old Quay")];
    const add = async (filename: string, of: number, attached: string | null) => {
      await writeFile(join(api.filesFolder, filename), "sound");
      await api.asSuperuser(
        "insert into bandstand.stored_files (band_id, filename, kind, attached_at) values ($1, $2, 'recording', $3)",
        [of, filename, attached],
      );
    };
    await add("ours-1.mp3", bandId, "2026-01-01");
    await add("ours-2.mp3", bandId, null);
    await add("theirs.mp3", other.bandId, "2026-01-01");
    await end();
    await expect
      .poll(async () => (await readdir(api.filesFolder)).filter((name) => name.endsWith(".mp3")))
      .toEqual(["theirs.mp3"]);
    // What has removed its files is still in the queue for a moment.
    const waiting = async () => {
      const jobs = await api.asSuperuser(
        `select run_at > now() + interval '20 hours' as later from graphile_worker._private_jobs
         where payload::text like '%ours-2.mp3%'`,
      );
      return new Set(jobs.map(({ later }) => later === true));
    };
    await expect.poll(waiting).toEqual(new Set([true]));
  });
});
