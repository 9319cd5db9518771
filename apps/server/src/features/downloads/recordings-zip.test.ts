import type { downloadZip } from "@bandstand/contracts/downloads";
import { saveSong } from "@bandstand/contracts/songs";
import type { Request } from "@bandstand/contracts/endpoint";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";
import { readZip } from "../../../test/zip.ts";
import { manySongs } from "../../../test/library.ts";

const api = await testApi();

const mp3 = mp3File({ seconds: 1, rate: 44_100, channels: 1, kbps: 64 });
const wav = wavFile({ seconds: 1, rate: 8_000, channels: 1 });

async function recorded(token: string, title: string, content = mp3, name = "take 1.mp3") {
  const { id } = await newSong(api, token, title);
  expect((await upload(api, { songId: id, token, content, name })).status).toBe(200);
  return id;
}

const ask = (token: string | undefined, body: Request<typeof downloadZip>["body"]) =>
  api.fetch("/api/downloadzip", {
    method: "POST",
    ...(token !== undefined && { token }),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const listOf = (ids: number[]) => ({ name: "Song List", Songs: ids.map((id) => ({ id })) });

async function filesIn(response: Response) {
  expect(response.status).toBe(200);
  return readZip(Buffer.from(await response.arrayBuffer()));
}

const namesIn = async (response: Response) => (await filesIn(response)).map(({ name }) => name);

describe("the recordings of songs as a ZIP", () => {
  it("are the originals, stored, in the given order, and of a length known before", async () => {
    const { token } = await api.newBand();
    const first = await recorded(token, "Tin Roof Rain");
    const second = await recorded(token, "Glasshouse", wav, "demo.wav");
    const response = await ask(token, listOf([second, first]));
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain('filename="Song List.zip"');
    const length = Number(response.headers.get("content-length"));
    const zip = Buffer.from(await response.arrayBuffer());
    expect(zip.length).toBe(length);
    expect(readZip(zip)).toEqual([
      { name: "Glasshouse - Marlow Skye.wav", content: wav, isStored: true, isUtf8: true },
      { name: "Tin Roof Rain - Marlow Skye.mp3", content: mp3, isStored: true, isUtf8: true },
    ]);
  });

  it("of a set list begin with the sequence of their section", async () => {
    const { token } = await api.newBand();
    const [one, two] = [await recorded(token, "One"), await recorded(token, "Two")];
    const response = await ask(token, {
      name: "Set List Late/Night",
      Songs: [
        { id: one, prefix: 1 },
        { id: two, prefix: "2" },
      ],
    });
    expect(response.headers.get("content-disposition")).toContain("Set List Late-Night.zip");
    expect(await namesIn(response)).toEqual([
      "1 - One - Marlow Skye.mp3",
      "2 - Two - Marlow Skye.mp3",
    ]);
  });

  it("have names that are told apart, and safe wherever they are unpacked", async () => {
    const { token } = await api.newBand();
    const titles = ["Same", "same", "../../etc/passwd", "🎸 שיר", "<b>'; --", "a\u202egpj", "CON"];
    const ids = [];
    for (const title of titles) ids.push(await recorded(token, title));
    const response = await ask(token, {
      name: "..",
      Songs: ids.map((id) => ({ id })),
    });
    expect(response.headers.get("content-disposition")).toContain('filename="Songs.zip"');
    expect(await namesIn(response)).toEqual([
      "Same - Marlow Skye.mp3",
      "same - Marlow Skye (2).mp3",
      "-..-etc-passwd - Marlow Skye.mp3",
      "🎸 שיר - Marlow Skye.mp3",
      "-b-'; -- - Marlow Skye.mp3",
      "agpj - Marlow Skye.mp3",
      "CON - Marlow Skye.mp3",
    ]);
  });

  it("of a prefix that is a path stay in the folder", async () => {
    const { token } = await api.newBand();
    const id = await recorded(token, "One");
    const response = await ask(token, { name: "x", Songs: [{ id, prefix: "../../.." }] });
    expect(await namesIn(response)).toEqual(["-..-.. - One - Marlow Skye.mp3"]);
  });

  it("leave out a song without one; without any there is no ZIP", async () => {
    const { token } = await api.newBand();
    const silent = (await newSong(api, token, "Silent")).id;
    const id = await recorded(token, "One");
    expect(await namesIn(await ask(token, listOf([silent, id, id])))).toEqual([
      "One - Marlow Skye.mp3",
    ]);
    const none = await ask(token, listOf([silent]));
    expect(none.status).toBe(404);
    expect(await none.json()).toMatchObject({
      code: "no_recording",
      message: "No recording available for this song",
    });
  });

  it("follow the title that a song has now", async () => {
    const { token } = await api.newBand();
    const id = await recorded(token, "Old");
    await api.call(saveSong, { params: { id: String(id) }, body: { title: "New" } }, token);
    expect(await namesIn(await ask(token, listOf([id])))).toEqual(["New - Marlow Skye.mp3"]);
  });

  it("of 5,000 songs are asked for at once, and not of one more", async () => {
    const { token, bandUser } = await api.newBand();
    const ids = await manySongs(api, bandUser.bandId, 5000);
    const id = await recorded(token, "One");
    expect((await ask(token, listOf([...ids, id]))).status).toBe(422);
    expect((await ask(token, listOf([]))).status).toBe(422);
    expect(await namesIn(await ask(token, listOf([...ids.slice(1), id])))).toHaveLength(1);
  });

  it("break off where a file is missing, rather than looking whole", async () => {
    const { token } = await api.newBand();
    const ids = [await recorded(token, "One"), await recorded(token, "Two")];
    const [file] = await api.asSuperuser<{ name: string }>(
      "select recording_filename as name from bandstand.songs where id = $1",
      [ids[1]],
    );
    await api.services.files.remove(file?.name ?? "");
    const reading = ask(token, listOf(ids)).then((response) => response.arrayBuffer());
    await expect(reading).rejects.toThrow();
    expect((await api.fetch("/api/health")).status).toBe(200);
  });
});

describe("who may download recordings", () => {
  it("readers of songs, who may have them one by one as well, and nobody else", async () => {
    const { token, bandUser } = await api.newBand();
    const wanted = listOf([await recorded(token, "One")]);
    const statusFor = async (areas: Parameters<typeof newMember>[2]) =>
      (await ask((await newMember(api, bandUser.bandId, areas)).token, wanted)).status;
    expect(await statusFor({ SO: "R" })).toBe(200);
    expect(await statusFor({ SL: "W" })).toBe(403);
    expect(await statusFor({ EV: "W" })).toBe(403);
    expect((await ask(undefined, wanted)).status).toBe(401);
  });

  it("nobody another band's: not found, also among one's own", async () => {
    const theirs = await api.newBand();
    const foreign = await recorded(theirs.token, "Theirs");
    const { token } = await api.newBand();
    const own = await recorded(token, "Ours");
    const response = await ask(token, listOf([own, foreign]));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "song_not_found" });
  });

  it.each([[0], [-1], [1.5], [2_147_483_648], ["1"]])("refuses %j as an id", async (id) => {
    const { token } = await api.newBand();
    const response = await api.fetch("/api/downloadzip", {
      method: "POST",
      token,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "x", Songs: [{ id }] }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: "Songs.0.id" }] });
  });
});
