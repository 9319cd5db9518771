/** Large bodies of one band that are on their way at the same time, over real connections. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { importSongs } from "@bandstand/contracts/song-library";
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();
const MB = 1024 * 1024;

/** Sends the head of an import, and then nothing. */
async function stalledImport(token: string, lengthHeader: string): Promise<Socket> {
  const { port, hostname } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST /api/importsongs HTTP/1.1\r\nHost: bandstand\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\n${lengthHeader}\r\n\r\n`,
  );
  return socket;
}

async function statusOf(token: string): Promise<number> {
  const song = { title: "Harbour Lights", artist: "The Ardens", lyrics: "la ".repeat(50_000) };
  const body = { songs: [song] };
  return (await api.call(importSongs, { body }, token)).status;
}

describe("the large bodies of one band", () => {
  it("are refused beyond its room, which neither another band nor small requests need, and which comes free", async () => {
    const { token } = await api.newBand("The Stalled");
    const other = await api.newBand("The Others");
    // One that does not tell its size may be as large as any.
    const size = `Content-Length: ${32 * MB}`;
    const heads = [size, size, "Transfer-Encoding: chunked"];
    const stalled = await Promise.all(heads.map((head) => stalledImport(token, head)));
    // Whichever the server looked at last; the two others fill the room.
    const answer = await Promise.race(stalled.map((socket) => once(socket, "data")));
    expect(String(answer[0])).toMatch(
      /^HTTP\/1\.1 429 [^]*retry-after: 10\r\n[^]*"throttled".*Too many attempts\. Please wait a while and try again\./i,
    );
    expect(await statusOf(token)).toBe(429);

    expect(await statusOf(other.token)).toBe(201);
    const small = { body: { title: "Small Hours", artist: "The Ardens" } };
    expect((await api.call(addSong, small, token)).status).toBe(201);

    for (const socket of stalled) socket.destroy();
    await expect.poll(() => statusOf(token)).toBe(201);
  });
});
