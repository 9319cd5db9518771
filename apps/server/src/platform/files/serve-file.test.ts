import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { serveFile } from "./serve-file.ts";

let root: string;
let app: FastifyInstance;
let store: FileStore;
const opened: Readable[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "bandstand-serve-"));
  const disk = await createDiskFileStore({ root, randomBytes, now: () => new Date() });
  store = {
    ...disk,
    async open(key, span) {
      const file = await disk.open(key, span);
      if (file) opened.push(file.stream);
      return file;
    },
  };
  app = fastify();
  app.get<{ Params: { key: string }; Querystring: { as?: string; public?: string } }>(
    "/uploads/:key",
    async (asked, reply) => {
      const caching = asked.query.public === undefined ? "private" : "public";
      const { as: downloadName } = asked.query;
      const file = {
        store,
        key: asked.params.key,
        caching,
        ...(downloadName !== undefined && { downloadName }),
      } as const;
      return (await serveFile(asked, reply, file)) ? reply : reply.code(404).send();
    },
  );
  await put("song.mp3", "0123456789");
  await put("chart.pdf", "%PDF");
  await put("rider.docx", "PK");
  await put("empty.mp3", "");
  await put("long.wav", Buffer.alloc(30_000_000));
  await app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const put = (key: string, content: string | Buffer) =>
  store.write(key, Readable.from([Buffer.from(content)]), {
    contentType: "application/octet-stream",
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/uploads/${url}`, headers });
const etagOf = async (key: string) => (await store.stat(key))?.etag ?? "";

describe("serving a file", () => {
  it("sends the whole with its type and length, for this reader alone", async () => {
    const answer = await get("song.mp3");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe("0123456789");
    expect(answer.headers).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
      vary: "Authorization",
      "x-content-type-options": "nosniff",
      etag: await etagOf("song.mp3"),
    });
    expect(answer.headers).not.toHaveProperty("content-disposition");
  });

  it("lets everybody keep a public picture for ever", async () => {
    expect((await get("song.mp3?public")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });

  it("sends a part", async () => {
    const answer = await get("song.mp3", { range: "bytes=2-4" });
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe("234");
    expect(answer.headers).toMatchObject({
      "content-range": "bytes 2-4/10",
      "content-length": "3",
    });
  });

  it("sends the end", async () => {
    const answer = await get("song.mp3", { range: "bytes=-3" });
    expect([answer.statusCode, answer.body]).toEqual([206, "789"]);
  });

  it("tells the size when the part is not there", async () => {
    const answer = await get("song.mp3", { range: "bytes=10-" });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers["content-range"]).toBe("bytes */10");
    expect(answer.body).toBe("");
  });

  it("sends an empty file", async () => {
    const answer = await get("empty.mp3");
    expect([answer.statusCode, answer.headers["content-length"]]).toEqual([200, "0"]);
  });

  it("sends a part only of the file that the reader began with", async () => {
    const fresh = await get("song.mp3", {
      range: "bytes=2-4",
      "if-range": await etagOf("song.mp3"),
    });
    expect(fresh.statusCode).toBe(206);
    const stale = await get("song.mp3", { range: "bytes=2-4", "if-range": '"older"' });
    expect([stale.statusCode, stale.body]).toEqual([200, "0123456789"]);
  });

  it("does not send again what the reader has", async () => {
    const answer = await get("song.mp3", { "if-none-match": await etagOf("song.mp3") });
    expect([answer.statusCode, answer.body]).toEqual([304, ""]);
    expect(answer.headers).toMatchObject({
      etag: await etagOf("song.mp3"),
      "cache-control": "private, no-cache",
    });
    expect(answer.headers).not.toHaveProperty("content-type");
  });

  it("refuses when the reader insists on another version", async () => {
    expect((await get("song.mp3", { "if-match": '"older"' })).statusCode).toBe(412);
  });

  it("answers HEAD with the headers alone, without opening the file", async () => {
    opened.length = 0;
    const answer = await app.inject({
      method: "HEAD",
      url: "/uploads/song.mp3",
      headers: { range: "bytes=2-4" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-length": "10",
      "content-type": "audio/mpeg",
      "accept-ranges": "bytes",
    });
    expect(answer.body).toBe("");
    expect(opened).toEqual([]);
  });

  it("gives a download the name asked for", async () => {
    expect((await get("song.mp3?as=F%C3%BCr.mp3")).headers["content-disposition"]).toBe(
      `attachment; filename="F_r.mp3"; filename*=UTF-8''F%C3%BCr.mp3`,
    );
  });

  it("shows a PDF but never an office file", async () => {
    expect((await get("chart.pdf")).headers).not.toHaveProperty("content-disposition");
    expect((await get("rider.docx")).headers["content-disposition"]).toBe("attachment");
  });

  it.each(["none.mp3", "..%2F..%2Fetc%2Fpasswd", "%2Fetc%2Fpasswd", "Song.MP3", "song.mp3%00"])(
    "finds nothing under %s",
    async (name) => {
      expect((await get(name)).statusCode).toBe(404);
    },
  );

  it("lets go of the file when the reader leaves", async () => {
    opened.length = 0;
    const { port } = app.server.address() as AddressInfo;
    const asked = request({ host: "127.0.0.1", port, path: "/uploads/long.wav" });
    asked.end();
    await new Promise<void>((resolve) => {
      asked.on("response", (answer) => {
        answer.once("data", () => {
          answer.destroy();
          resolve();
        });
      });
    });
    await expect.poll(() => opened.map((stream) => stream.closed)).toEqual([true]);
  });
});
