/** Large answers of one band that nobody reads, over real connections. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { LIMITS } from "@bandstand/contracts/limits";
import { addSong, getSong, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();
/** Three bytes each. */
const LONG = "♭".repeat(LIMITS.longText);

/** Twelve megabytes of answer: more than the two ends of a connection keep between them. */
async function longSong(token: string): Promise<number> {
  const body = { title: "Harbour Lights", artist: "The Ardens" };
  const { id } = (await api.call(addSong, { body }, token)).answer;
  for (const field of ["lyrics", "tab", "notes", "todo"])
    await api.call(saveSong, { params: { id: String(id) }, body: { [field]: LONG } }, token);
  return id;
}

/** Asks, and reads the head of the answer alone. */
async function unread(token: string, songId: number): Promise<[Socket, head: string]> {
  const { port, hostname } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `GET /api/song/${songId} HTTP/1.1\r\nHost: bandstand\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  const [head] = (await once(socket, "data")) as [Buffer];
  socket.pause();
  return [socket, head.toString("latin1")];
}

describe("the large answers of one band", () => {
  it("are refused beyond its room, which neither another band nor small ones need, and which comes free", async () => {
    const { token } = await api.newBand("The Unread");
    const other = await api.newBand("The Others");
    const songId = await longSong(token);
    const short = { body: { title: "Small Hours", artist: "The Ardens" } };
    const small = (await api.call(addSong, short, token)).answer.id;
    const sockets: Socket[] = [];
    let refused = "";
    for (let asked = 0; asked < 20 && refused === ""; asked += 1) {
      const [socket, head] = await unread(token, songId);
      sockets.push(socket);
      if (!head.startsWith("HTTP/1.1 200")) refused = head;
    }
    expect(refused).toMatch(
      /^HTTP\/1\.1 429 [^]*retry-after: 10\r\n[^]*Too many attempts\. Please wait a while and try again\./i,
    );
    const read = async (id: number, as: string) =>
      (await api.call(getSong, { params: { id: String(id) } }, as)).status;
    expect(await read(small, token)).toBe(200);
    expect(await read(await longSong(other.token), other.token)).toBe(200);

    for (const socket of sockets) socket.destroy();
    await expect.poll(() => read(songId, token)).toBe(200);
  });
});
