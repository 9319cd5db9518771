/** Recordings that arrive broken, mislabelled or too large: nothing of them stays. */
import { setTimeout as wait } from "node:timers/promises";
import { once } from "node:events";
import { request } from "node:http";
import { downloadRecording, getPlayback } from "@bandstand/contracts/songs";
import { afterEach, describe, expect, it } from "vitest";
import { testApi } from "../api.ts";
import { newSong, upload, whatIsKept } from "../recordings.ts";
import { notSound, wavFile } from "../sounds.ts";

const LARGEST = 200_000;
const api = await testApi({ maxRecording: LARGEST });
const { token } = await api.newBand();
const song = await newSong(api, token);
const NOTHING = { files: [], registered: [], recordings: [null] };

afterEach(async () => {
  expect((await api.fetch("/api/health")).status).toBe(200);
});

/** Sends the first part of an upload that promised more, and breaks the line once `isTaken` says that it came so far. */
async function breakOff(content: Buffer, sent: number, isTaken: () => Promise<boolean>) {
  const edge = "edge-of-a-part";
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="take.wav"\r\n\r\n`;
  const call = request(`${api.url}/api/fileupload/${song.id}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${edge}`,
      "content-length": head.length + content.length + edge.length + 8,
      // The server says that it has the call.
      expect: "100-continue",
    },
  });
  call.on("error", () => {});
  await once(call, "continue");
  call.write(head);
  call.write(content.subarray(0, sent));
  while (!(await isTaken())) await wait(5);
  call.destroy();
}

describe("an upload", () => {
  it("that breaks off in the middle leaves no row, no file and nothing half-written", async () => {
    const content = wavFile({ seconds: 2, channels: 1 });
    await breakOff(content, content.length - 10, async () => {
      const { files, registered } = await whatIsKept(api);
      return files.length > 0 && registered.length > 0;
    });
    await expect.poll(() => whatIsKept(api)).toEqual(NOTHING);
    expect(
      (await api.call(getPlayback, { params: { id: String(song.id) } }, token)).failure.code,
    ).toBe("no_recording");
  });

  it("that breaks off at once leaves nothing either", async () => {
    await breakOff(wavFile({ seconds: 2, channels: 1 }), 100, async () => true);
    // One that comes after it has been through all that there is.
    const next = await upload(api, { songId: song.id, token, content: notSound(), name: "a.mp3" });
    expect(next.status).toBe(415);
    expect(await whatIsKept(api)).toEqual(NOTHING);
  });

  it("of a letter that is named like a song is refused: 415", async () => {
    const sent = await upload(api, { songId: song.id, token, content: notSound(), name: "a.mp3" });
    expect(sent.status).toBe(415);
    expect(sent.failure).toEqual({
      code: "wrong_type",
      message: "This file is not a recording that we know. MP3, WAV, M4A, OGG and FLAC are.",
    });
    expect(await whatIsKept(api)).toEqual(NOTHING);
  });

  it("of a picture that is named like a song is refused: 415", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const sent = await upload(api, { songId: song.id, token, content: png, name: "a.wav" });
    expect(sent).toMatchObject({ status: 415, failure: { code: "wrong_type" } });
    expect(await whatIsKept(api)).toEqual(NOTHING);
  });

  it("of an empty file is refused: 415", async () => {
    const content = Buffer.alloc(0);
    const sent = await upload(api, { songId: song.id, token, content, name: "empty.mp3" });
    expect(sent.status).toBe(415);
    expect(sent.failure).toEqual({ code: "wrong_type", message: "This file is empty." });
    expect(await whatIsKept(api)).toEqual(NOTHING);
  });

  it("larger than a recording may be is refused, and nothing of it stays: 413", async () => {
    const content = wavFile({ seconds: 4 });
    expect(content.length).toBeGreaterThan(LARGEST);
    const sent = await upload(api, { songId: song.id, token, content, name: "long.wav" });
    expect(sent.status).toBe(413);
    expect(sent.failure).toEqual({
      code: "too_large",
      message: "This is larger than the server accepts.",
    });
    expect(await whatIsKept(api)).toEqual(NOTHING);
  });

  it("in another field than the one for files is refused: 422", async () => {
    const body = new FormData();
    body.append("attachment", new Blob(["x"]), "a.wav");
    const response = await api.fetch(`/api/fileupload/${song.id}`, { method: "POST", body, token });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: "file" }] });
  });
});

describe("a file name", () => {
  it.each([
    ["../../etc/passwd.wav"],
    ["..\\..\\windows\\system32\\evil.wav"],
    ["/etc/cron.d/job.wav"],
    ["con.wav"],
    ["a\u202evaw.wav"],
  ])("like %j leads nowhere: the file lies under our own name", async (name) => {
    const mine = await newSong(api, token);
    const content = wavFile({ seconds: 0.2, channels: 1 });
    const { status, answer } = await upload(api, { songId: mine.id, token, content, name });
    expect(status).toBe(200);
    expect(answer.recordingFilename).toMatch(/^[\w-]+\.wav$/);
    expect((await whatIsKept(api)).files).toContain(answer.recordingFilename);
    const path = downloadRecording.path.replace("{id}", String(mine.id));
    const response = await api.fetch(`/api${path}`, { token });
    const disposition = decodeURIComponent(response.headers.get("content-disposition") ?? "");
    const [, offered = ""] = /filename="([^"]*)"/.exec(disposition) ?? [];
    expect(offered).toMatch(/\.wav$/);
    expect(offered).not.toMatch(/[\\/\u202e]|^con\.|^\.\./);
  });
});
