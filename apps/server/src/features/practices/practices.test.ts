import { randomUUID } from "node:crypto";
import { getPracticeLog, savePractice } from "@bandstand/contracts/practices";
import { addDays } from "@bandstand/domain/calendar-date";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";
import type { Training } from "@bandstand/domain/studio/trainings";
import type { Practice } from "./practices.repository.ts";

const api = await testApi();
const today = new Date().toISOString().slice(0, 10);

async function bandOfTwo() {
  const { token, bandUser } = await api.newBand();
  const sam = await newMember(api, bandUser.bandId, { SO: "R" });
  return { alex: token, sam: sam.token, bandId: bandUser.bandId, song: await newSong(api, token) };
}

const practice: Practice = {
  key: randomUUID(),
  day: today,
  seconds: 600,
  loops: 12,
  cleanSpeed: 0.75,
  trainings: [],
};

const SOLO: Training = {
  section: "Solo",
  start: 60,
  end: 76.5,
  from: 0.7,
  to: 0.85,
  best: 0.8,
  passes: 3,
  misses: 1,
};

const keep = (song: { id: number }, body: Partial<Practice>, token?: string) =>
  api.call(
    savePractice,
    { params: { id: String(song.id) }, body: { ...practice, key: randomUUID(), ...body } },
    token,
  );

const read = (song: { id: number }, token?: string) =>
  api.call(getPracticeLog, { params: { id: String(song.id) } }, token);

describe("the practice log", () => {
  it("is empty before the first practice", async () => {
    const { sam, song } = await bandOfTwo();
    expect(await read(song, sam)).toMatchObject({
      status: 200,
      answer: { days: [], trainings: [], total: { seconds: 0, loops: 0, cleanSpeed: null } },
    });
  });

  it("adds up a day's practices, with the best clean speed", async () => {
    const { sam, song } = await bandOfTwo();
    const yesterday = addDays(today, -1);
    expect(await keep(song, {}, sam)).toMatchObject({
      status: 200,
      answer: { day: today, seconds: 600, loops: 12, cleanSpeed: 0.75 },
    });
    await keep(song, { seconds: 60, loops: 0, cleanSpeed: 0.5 }, sam);
    await keep(song, { day: yesterday, seconds: 100, loops: 3, cleanSpeed: 1 }, sam);
    expect((await read(song, sam)).answer).toEqual({
      days: [
        { day: yesterday, seconds: 100, loops: 3, cleanSpeed: 1 },
        { day: today, seconds: 660, loops: 12, cleanSpeed: 0.75 },
      ],
      trainings: [],
      total: { seconds: 760, loops: 15, cleanSpeed: 1 },
    });
  });

  it("counts a practice once that grows while it lasts, in whatever order it arrives", async () => {
    const { sam, song } = await bandOfTwo();
    const key = randomUUID();
    await keep(song, { key, seconds: 60, loops: 2 }, sam);
    await keep(song, { key, seconds: 180, loops: 6 }, sam);
    await keep(song, { key, seconds: 120, loops: 4 }, sam);
    expect((await read(song, sam)).answer.total).toEqual({
      seconds: 180,
      loops: 6,
      cleanSpeed: 0.75,
    });
  });

  it("shows the last twelve weeks and sums up everything", async () => {
    const { sam, song } = await bandOfTwo();
    await keep(song, { day: addDays(today, -83) }, sam);
    await keep(song, { day: addDays(today, -90) }, sam);
    const { answer } = await read(song, sam);
    expect(answer.days.map(({ day }) => day)).toEqual([addDays(today, -83)]);
    expect(answer.total.seconds).toBe(1200);
  });

  it("is each member's own, also where two devices made the same key", async () => {
    const { alex, sam, song } = await bandOfTwo();
    await keep(song, { key: practice.key }, alex);
    expect((await read(song, sam)).answer.days).toEqual([]);
    await keep(song, { key: practice.key, seconds: 30 }, sam);
    expect((await read(song, sam)).answer.total.seconds).toBe(30);
    expect((await read(song, alex)).answer.total.seconds).toBe(600);
  });
});

describe("what was trained", () => {
  it("is told by loop and day, the last first", async () => {
    const { sam, song } = await bandOfTwo();
    const yesterday = addDays(today, -1);
    const bridge = { ...SOLO, section: null, start: 90, end: 98, best: null };
    await keep(song, { trainings: [SOLO, bridge] }, sam);
    await keep(song, { day: yesterday, trainings: [{ ...SOLO, best: 0.7 }] }, sam);
    expect((await read(song, sam)).answer.trainings).toEqual([
      { ...bridge, day: today },
      { ...SOLO, day: today },
      { ...SOLO, best: 0.7, day: yesterday },
    ]);
  });

  it("grows with its practice, in whatever order it arrives, and is one's own", async () => {
    const { alex, sam, song } = await bandOfTwo();
    const key = randomUUID();
    await keep(song, { key, seconds: 180, trainings: [SOLO] }, sam);
    await keep(song, { key, seconds: 120, trainings: [{ ...SOLO, best: null }] }, sam);
    expect((await read(song, sam)).answer.trainings).toEqual([{ ...SOLO, day: today }]);
    expect((await read(song, alex)).answer.trainings).toEqual([]);
  });

  it("may be left out, as older pages do", async () => {
    const { sam, song } = await bandOfTwo();
    const { trainings: _, ...body } = { ...practice, key: randomUUID() };
    const params = { id: String(song.id) };
    expect((await api.call(savePractice, { params, body }, sam)).status).toBe(200);
  });

  it.each([
    ["best", { best: 4 }],
    ["start", { start: -1 }],
    ["passes", { passes: 1.5 }],
  ])("is refused at its %s: %j", async (field, part) => {
    const { sam, song } = await bandOfTwo();
    const { status, failure } = await keep(song, { trainings: [{ ...SOLO, ...part }] }, sam);
    expect([status, failure.fields?.[0]?.path]).toEqual([422, `trainings.0.${field}`]);
  });
});

describe("a practice that is none", () => {
  it.each([
    ["seconds", { seconds: -1 }],
    ["seconds", { seconds: 86_401 }],
    ["seconds", { seconds: 1.5 }],
    ["loops", { loops: 100_001 }],
    ["cleanSpeed", { cleanSpeed: 3.1 }],
    ["key", { key: "mine" }],
    ["day", { day: "21 November" }],
    ["day", { day: addDays(today, 3) }],
    ["day", { day: addDays(today, -400) }],
  ])("is refused at its %s: %j", async (field, body) => {
    const { sam, song } = await bandOfTwo();
    const { status, failure } = await keep(song, body, sam);
    expect([status, failure.fields?.[0]?.path]).toEqual([422, field]);
  });
});

describe("who may keep and read one's practice", () => {
  const statuses = async (song: { id: number }, token?: string) => [
    (await read(song, token)).status,
    (await keep(song, {}, token)).status,
  ];

  it("nobody without a token, nor from whom songs are hidden", async () => {
    const { bandId, song } = await bandOfTwo();
    const hidden = await newMember(api, bandId, { SL: "W" });
    expect(await statuses(song)).toEqual([401, 401]);
    expect(await statuses(song, hidden.token)).toEqual([403, 403]);
  });

  it("nobody of another band", async () => {
    const { song } = await bandOfTwo();
    const { alex: stranger } = await bandOfTwo();
    expect(await statuses(song, stranger)).toEqual([404, 404]);
    expect(await statuses({ id: 2_147_483_647 }, stranger)).toEqual([404, 404]);
  });
});
