import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getBandUserSong } from "@bandstand/contracts/band-user-songs";
import { signIn } from "@bandstand/contracts/sign-in";
import { getPlayback, getSong, listSongs } from "@bandstand/contracts/songs";
import { NO_ANALYSIS } from "@bandstand/domain/studio/ranges";
import { readSettings } from "@bandstand/domain/studio/read-settings";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testApi } from "../../test/api.ts";
import { wavFile } from "../../test/sounds.ts";
import type { Database } from "../platform/database/transactions.ts";
import { SCORES } from "./content/scores/all.ts";
import { DEMO_SIGN_INS, type DemoServices, loadDemo } from "./load-demo.ts";

const api = await testApi();
const NOW = new Date("2026-11-20T18:00:00.000Z");
let folder = "";

/** Stands in for the synthesiser: a second of a tone for each song. */
const render: DemoServices["render"] = async (options) => {
  await mkdir(options.folder, { recursive: true });
  const paths = new Map(SCORES.map(({ title }) => [title, join(options.folder, `${title}.wav`)]));
  for (const path of paths.values()) await writeFile(path, wavFile({ seconds: 1, rate: 8_000 }));
  return paths;
};

const HEARD: AnalysisSettings = {
  ...NO_ANALYSIS,
  detectedBeats: [0.5, 1, 1.5, 2],
  barPositions: [0.5],
  detectedChords: [{ time: 0.5, label: "E", confidence: 0.9 }],
};

/** Stands in for the analyser. */
const hear: DemoServices["hear"] = ({ recordings }) =>
  Promise.resolve(new Map([...recordings.keys()].map((title) => [title, HEARD])));

function services(changes: Partial<DemoServices> = {}): DemoServices {
  const { database, files, passwords, log } = api.services;
  return { database, files, passwords, log, now: () => NOW, folder, render, hear, ...changes };
}

async function count(table: string): Promise<number> {
  const [row] = await api.asSuperuser<{ count: string }>(`select count(*) from bandstand.${table}`);
  return Number(row?.count);
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of api.services.files.list()) keys.push(key);
  return keys.toSorted();
}

async function tokenOf(name: string): Promise<string> {
  const person = DEMO_SIGN_INS.find((one) => one.name.startsWith(name));
  if (!person) throw new Error(`nobody is called ${name}`);
  const { email, password } = person;
  return (await api.call(signIn, { body: { email, password } })).answer.token;
}

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "bandstand-demo-")), "demo");
});
afterAll(() => rm(join(folder, ".."), { recursive: true, force: true, maxRetries: 5 }));

/** A database on which the first change is undone at its end. */
function failingDatabase(): Database {
  const { database } = api.services;
  return {
    ...database,
    system: (work, options) =>
      database.system(async (tx) => {
        const result = await work(tx);
        if (!options?.readOnly && result === true) throw new Error("the lights went out");
        return result;
      }, options),
  };
}

describe("loading the demo", () => {
  it("leaves no row and no file when it fails", async () => {
    await expect(loadDemo(services({ database: failingDatabase() }))).rejects.toThrow("lights");
    expect(await count("bands")).toBe(0);
    expect(await count("users")).toBe(0);
    expect(await storedKeys()).toEqual([]);
  });

  it("enters the whole band", async () => {
    const { loaded, signIns } = await loadDemo(services());
    expect(loaded).toBe(true);
    expect(signIns.map(({ name }) => name)).toEqual([
      "Mira Jansen",
      "Joss Hale",
      "Ana Reyes",
      "Theo Okafor",
      "Priya Raman",
      "Callum Birch",
    ]);
    const counts = await Promise.all(
      ["songs", "band_users", "band_user_menu_options", "setlists", "venues", "followers"].map(
        count,
      ),
    );
    expect(counts).toEqual([40, 6, 48, 4, 8, 42]);
    expect(await readdir(folder).catch(() => "gone")).toBe("gone");
  });

  it("registers every file that it stored, and nothing else", async () => {
    const rows = await api.asSuperuser<{ filename: string; attached: boolean }>(
      "select filename, attached_at is not null as attached from bandstand.stored_files",
    );
    expect(await storedKeys()).toEqual(rows.map(({ filename }) => filename).toSorted());
    expect(rows.every(({ attached }) => attached)).toBe(true);
  });

  it("does nothing the second time", async () => {
    const before = await count("stored_files");
    const again = services({ render: () => Promise.reject(new Error("rendered again")) });
    expect(await loadDemo(again)).toMatchObject({ loaded: false, signIns: DEMO_SIGN_INS });
    expect(await count("bands")).toBe(1);
    expect(await count("stored_files")).toBe(before);
  });

  it("has gigs on both sides of today, as the band's time zone has it", async () => {
    const [days] = await api.asSuperuser<{ past: number; coming: number }>(
      `select count(*) filter (where event_date < '2026-11-20')::int as past,
         count(*) filter (where event_date >= '2026-11-20')::int as coming from bandstand.events`,
    );
    expect(days?.past).toBeGreaterThan(5);
    expect(days?.coming).toBeGreaterThan(5);
  });
});

describe("whoever signs in to the demo", () => {
  it.each(DEMO_SIGN_INS.map(({ email, password }) => [email, password]))(
    "finds %s and its password good",
    async (email, password) => {
      const { status, answer } = await api.call(signIn, { body: { email, password } });
      expect(status).toBe(200);
      expect(answer.bandUser.TheBand.name).toBe("The Ardens");
    },
  );

  it("sees forty songs with their ratings, ten of them with a recording", async () => {
    const { answer } = await api.call(listSongs, { query: {} }, await tokenOf("Joss"));
    expect(answer).toHaveLength(40);
    expect(answer.filter(({ recordingFilename }) => recordingFilename !== null)).toHaveLength(10);
    expect(answer.filter(({ avgRating }) => avgRating !== null).length).toBeGreaterThan(30);
    expect(new Set(answer.map(({ SongStatus }) => SongStatus.tag)).size).toBe(5);
  });

  it("can play a recording and see its waveform", async () => {
    const token = await tokenOf("Ana");
    const { answer: songs } = await api.call(listSongs, { query: { search: "Northbound" } }, token);
    const id = String(songs[0]?.id);
    const { answer } = await api.call(getPlayback, { params: { id } }, token);
    expect(answer.type).toBe("audio/wav");
    const sound = await api.fetch(answer.url, { headers: { range: "bytes=0-3" } });
    expect(sound.status).toBe(206);
    expect(await sound.text()).toBe("RIFF");
    for (const url of [answer.peaks?.coarse, answer.peaks?.fine]) {
      expect((await api.fetch(url ?? "/nothing")).status).toBe(200);
    }
    const { answer: song } = await api.call(getSong, { params: { id } }, token);
    expect(song.lyrics).toContain("Grey light on the platform");
    expect(song.tab).toContain("[C#m]Northbound train, [B]carry me");
  });

  it.each(["Joss", "Theo"])("finds every recording analysed, as %s", async (name) => {
    const token = await tokenOf(name);
    const { answer: songs } = await api.call(listSongs, { query: {} }, token);
    for (const { id, recordingFilename } of songs) {
      if (recordingFilename === null) continue;
      const params = { id: String(id) };
      const { answer } = await api.call(getBandUserSong, { params }, token);
      const { settings } = readSettings(answer.settings);
      expect(settings).toMatchObject({ ...HEARD, recording: recordingFilename });
    }
  });

  it("is kept from the songs as a helper", async () => {
    const { status } = await api.call(listSongs, { query: {} }, await tokenOf("Callum"));
    expect(status).toBe(403);
  });
});
