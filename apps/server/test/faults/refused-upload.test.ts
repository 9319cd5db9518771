/** What a refused upload leaves of its connection: all that was sent is read, so that the next request on it is heard. */
import { Agent, request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../api.ts";
import { newSong } from "../recordings.ts";
import { wavFile } from "../sounds.ts";

const api = await testApi({ maxRecording: 1_000_000 });
/** All requests of this file go over one connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="take.wav"\r\n\r\n';
const END = "\r\n--edge--\r\n";

/** The status; the reason where there is none. */
function send(path: string, token: string, content?: Buffer): Promise<number | string> {
  const body = content && Buffer.concat([Buffer.from(PART), content, Buffer.from(END)]);
  return new Promise((resolve) => {
    const sent = request(api.url + path, {
      agent,
      method: body ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && {
          "content-type": "multipart/form-data; boundary=edge",
          "content-length": body.length,
        }),
      },
    });
    sent.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", (error) => resolve(error.message));
    sent.setTimeout(10_000, () => sent.destroy(new Error("nothing is heard")));
    sent.end(body);
  });
}

const wav = (seconds: number) => wavFile({ seconds, rate: 8_000, channels: 1 });
const letter = Buffer.alloc(900_000, "Dear band, this is no song. ");

describe("the connection of a refused upload", () => {
  it.each([
    ["of a song that is not there", 404, wav(50), "999999"],
    ["of another kind of file", 415, letter, null],
    ["that is too large", 413, wav(200), null],
  ])(
    "%s carries the next request",
    async (_why, status, content, id) => {
      const { token } = await api.newBand();
      const songId = id ?? (await newSong(api, token)).id;
      expect(await send(`/api/fileupload/${songId}`, token, content)).toBe(status);
      expect(await send("/api/health", token)).toBe(200);
    },
    60_000,
  );
});
