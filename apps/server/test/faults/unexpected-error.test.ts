/** An error that nobody expected: the caller gets a reference, the log gets the rest. */
import { Writable } from "node:stream";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { testApi } from "../api.ts";
import { newSong } from "../recordings.ts";

const lines: string[] = [];
const log = pino(
  { level: "error" },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const api = await testApi({ log });

describe("an unexpected error", () => {
  it("is answered 500 with a reference that the log has too, and with no SQL, stack or path", async () => {
    const { token } = await api.newBand();
    const song = await newSong(api, token);
    await api.asSuperuser("alter table bandstand.songs rename column notes to scribbles");

    const response = await api.fetch(`/api/song/${song.id}`, { token });
    const text = await response.text();
    const body = JSON.parse(text) as { reference: string };

    expect(response.status).toBe(500);
    expect(body).toEqual({
      code: "unexpected",
      message: "An unexpected error has occurred",
      reference: response.headers.get("x-request-id"),
    });
    expect(text).not.toMatch(/select|column|scribbles|notes|postgres|node_modules|\.ts|\/src/i);
    const line = lines.find((candidate) => candidate.includes(body.reference));
    expect(line).toContain("does not exist");
    expect(line).not.toContain(token);
  });
});
