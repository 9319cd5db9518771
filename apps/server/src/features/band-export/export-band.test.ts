import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getBandExportSize } from "@bandstand/contracts/band-export";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testApi } from "../../../test/api.ts";
import { addFullBand } from "../../../test/full-band.ts";
import { newMember } from "../../../test/members.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File } from "../../../test/sounds.ts";
import { exported, sha256 } from "./band-file.fixture.ts";
import { demoBand } from "./demo-band.fixture.ts";
import { FILE_COLUMNS, LEFT_OUT_COLUMNS, LEFT_OUT_TABLES, OWN_ROWS } from "./left-out.ts";

/** What is written on the way lies in a folder of its own, so that it can be looked for. */
const folder = await mkdtemp(join(tmpdir(), "bandstand-export-"));
const api = await testApi({ limits: { ...(await testLimits()), exportsPerBand: 4 } });

async function testLimits() {
  const { readConfig } = await import("../../config.ts");
  return readConfig({ LIMIT_REGISTER_ADDRESS: "1000" }).limits;
}

beforeAll(() => {
  vi.stubEnv("TMPDIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const mp3 = mp3File({ seconds: 1 });

interface Column {
  table: string;
  column: string;
}

const bandColumns = () =>
  api.asSuperuser<Column & { isGenerated: boolean }>(
    `select c.table_name as table, c.column_name as column, c.is_generated = 'ALWAYS' as "isGenerated"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'bandstand' and t.table_type = 'BASE TABLE' and (c.table_name = 'bands' or exists (
       select from information_schema.columns b
       where b.table_schema = 'bandstand' and b.table_name = c.table_name and b.column_name = 'band_id'))`,
  );

describe("the file of a band", () => {
  it("has every table and column of a band, but those that are named with a reason", async () => {
    const { token, bandId } = await demoBand(api);
    const file = await exported(api, token, bandId);
    const found = new Set<string>();
    for (const { name } of file.manifest.tables)
      for (const column of Object.keys(file.rows(name)[0] ?? {})) found.add(`${name}.${column}`);
    const expected = (await bandColumns()).filter(
      ({ table, column, isGenerated }) =>
        !(table in LEFT_OUT_TABLES) &&
        !(`${table}.${column}` in LEFT_OUT_COLUMNS) &&
        column !== "band_id" &&
        !isGenerated,
    );
    const people = ["id", "email", "forename", "surname"].map((column) => `people.${column}`);
    const wanted = expected.map(({ table, column }) => `${table}.${column}`);
    expect([...found].toSorted()).toEqual([...wanted, ...people].toSorted());
  });

  it("leaves nothing out that is not there", async () => {
    const columns = await bandColumns();
    const tables = new Set(columns.map(({ table }) => table));
    const names = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const unknown = [
      ...[...Object.keys(LEFT_OUT_TABLES), ...OWN_ROWS].filter((name) => !tables.has(name)),
      ...[...Object.keys(LEFT_OUT_COLUMNS), ...Object.keys(FILE_COLUMNS)].filter(
        (name) => !names.has(name),
      ),
    ];
    expect(unknown).toEqual([]);
  });

  it("knows of every column that holds the name of a file", async () => {
    const holding = (await bandColumns())
      .filter(({ table, column }) => column.endsWith("filename") && !(table in LEFT_OUT_TABLES))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !(name in LEFT_OUT_COLUMNS));
    expect(holding.toSorted()).toEqual(Object.keys(FILE_COLUMNS).toSorted());
  });

  it("has no column of secrets", async () => {
    const { token, bandUser } = await api.newBand();
    const file = await exported(api, token, bandUser.bandId);
    const secret = (await bandColumns()).filter(({ table, column }) => {
      const goes = !(table in LEFT_OUT_TABLES) && !(`${table}.${column}` in LEFT_OUT_COLUMNS);
      return goes && /hash|secret|token|passw|link$/.test(column);
    });
    // What an administrator has written down for the band, and may read; and an address of a page.
    expect(secret.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
      "bands.facebook_link",
      "bands.passwords",
    ]);
    const [{ hash } = { hash: "" }] = await api.asSuperuser<{ hash: string }>(
      "select password_hash as hash from bandstand.user_passwords limit 1",
    );
    expect(hash.length).toBeGreaterThan(20);
    expect([...file.contents.values()].filter((content) => content.includes(hash))).toEqual([]);
  });

  it("lists what it holds, with size and checksum", async () => {
    const { token, bandUser } = await api.newBand("The Confidants");
    const { id } = await newSong(api, token);
    const { answer } = await upload(api, { songId: id, token, content: mp3, name: "take.mp3" });
    const file = await exported(api, token, bandUser.bandId);
    const { manifest, contents } = file;
    expect(manifest).toMatchObject({
      format: "bandstand band",
      version: 1,
      band: { name: "The Confidants", identity: bandUser.TheBand.identity },
      files: [{ filename: answer.recordingFilename, kind: "recording", size: mp3.length }],
      missing: [],
    });
    for (const { name, size, sha256: sum, rows } of manifest.tables) {
      const content = contents.get(`tables/${name}.jsonl`) ?? Buffer.alloc(0);
      expect([content.length, sha256(content)]).toEqual([size, sum]);
      expect(file.rows(name)).toHaveLength(rows);
    }
    for (const { filename, sha256: sum } of manifest.files)
      expect(sha256(contents.get(`files/${filename}`) ?? Buffer.alloc(0))).toBe(sum);
    expect(file.names.at(0)).toBe("README.txt");
    expect(contents.get("README.txt")?.toString()).toContain("Format 1");
  });

  it("has people by name and address, and nothing else of their accounts", async () => {
    const { token, bandUser } = await api.newBand();
    await api.asSuperuser(
      "update bandstand.users set forename = 'Sam', mobile_phone = '4711' where id = $1",
      [bandUser.userId],
    );
    const file = await exported(api, token, bandUser.bandId);
    expect(file.rows("people")).toEqual([
      { id: bandUser.userId, email: bandUser.TheUser.email, forename: "Sam", surname: null },
    ]);
  });

  it("has what members keep for themselves of nobody but who made it", async () => {
    const { bandId } = await addFullBand(api, "keepers");
    const other = await newMember(api, bandId, {});
    await api.asSuperuser(
      "update bandstand.band_users set super_administrator_enabled = true where id = $1",
      [other.bandUserId],
    );
    const file = await exported(api, other.token, bandId);
    for (const table of OWN_ROWS) expect([table, file.rows(table)]).toEqual([table, []]);
    expect(file.rows("song_ratings")).toHaveLength(1);
  });

  it("is as of one moment, while songs are saved", async () => {
    const { token, bandUser } = await api.newBand();
    await newSong(api, token);
    const save = (round: number) =>
      api.asSuperuser(
        `with told as (update bandstand.bands set location = $2 where id = $1)
         update bandstand.songs set artist = $2 where band_id = $1`,
        [bandUser.bandId, `round ${round}`],
      );
    await save(0);
    const done = new AbortController();
    const saving = (async () => {
      for (let round = 1; !done.signal.aborted; round += 1) await save(round);
    })();
    const seen = [];
    for (let round = 0; round < 4; round += 1) {
      const file = await exported(api, token, bandUser.bandId);
      seen.push([file.rows("bands")[0]?.location, file.rows("songs")[0]?.artist]);
    }
    done.abort();
    await saving;
    for (const [location, artist] of seen) expect(artist).toBe(location);
  });

  it("names files that were deleted while it was made", async () => {
    const { token, bandUser } = await api.newBand();
    const { id } = await newSong(api, token);
    const { answer } = await upload(api, { songId: id, token, content: mp3, name: "take.mp3" });
    await api.services.files.remove(answer.recordingFilename);
    const { manifest } = await exported(api, token, bandUser.bandId);
    expect([manifest.files, manifest.missing]).toEqual([[], [answer.recordingFilename]]);
  });
});

describe("exporting a band", () => {
  it("is of the band that is open", async () => {
    const [{ token }, other] = [await api.newBand(), await api.newBand()];
    const response = await api.fetch(`/api/bandexport/${other.bandUser.bandId}`, { token });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: "band_not_found", message: "This band does not exist." },
    ]);
  });

  it("leaves nothing on the server's disk, also when who asked has gone", async () => {
    const { token, bandUser } = await api.newBand();
    const { id } = await newSong(api, token);
    await upload(api, { songId: id, token, content: mp3, name: "take.mp3" });
    await exported(api, token, bandUser.bandId);
    const gone = new AbortController();
    const response = await api.fetch(`/api/bandexport/${bandUser.bandId}`, {
      token,
      signal: gone.signal,
    });
    gone.abort();
    await response.arrayBuffer().catch(() => null);
    const left = async () =>
      (await readdir(folder)).filter((name) => name.startsWith("bandstand-spool"));
    await expect.poll(left).toEqual([]);
  });

  it("has a limit for each band and hour", async () => {
    const { token, bandUser } = await api.newBand();
    const path = `/api/bandexport/${bandUser.bandId}`;
    for (let n = 0; n < 4; n += 1) await (await api.fetch(path, { token })).arrayBuffer();
    const refused = await api.fetch(path, { token });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  });

  it("is announced with what it will hold", async () => {
    const { token, bandUser } = await api.newBand();
    const { id } = await newSong(api, token);
    await upload(api, { songId: id, token, content: mp3, name: "take.mp3" });
    const params = { id: String(bandUser.bandId) };
    const { answer } = await api.call(getBandExportSize, { params }, token);
    expect(answer.files).toBe(1);
    expect(answer.bytes).toBeGreaterThan(mp3.length);
    expect(answer.tables).toContainEqual({ name: "songs", rows: 1 });
    expect(answer.tables.map(({ name }) => name)).not.toContain("events");
  });
});
