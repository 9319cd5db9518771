import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { endpoint, type EventStream } from "@bandstand/contracts/endpoint";
import { NOBODY } from "@bandstand/domain/actor.fixture";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { openEventStream } from "./event-stream.ts";
import { mount } from "./router.ts";
import { createServer } from "./server.ts";
import { withUpload } from "./upload.ts";

const log = pino({ level: "silent" });
const pace = { timeout: 200, window: 200, uploadFloor: 1000, bodyFloor: 1000 };
const app = await createServer({
  log,
  trustProxy: false,
  isHttps: false,
  maxUpload: 10_000_000,
  pace,
});
const access = { kind: "public" } as const;
const body = z.object({ text: z.string() });
const answer = z.object({ length: z.number() });
const EVENTS: EventStream = { events: { tick: z.object({}) } };
const small = endpoint({ method: "POST", path: "/small", summary: "", access, body, answer });
const large = endpoint({
  ...small,
  path: "/large",
  access: { kind: "signedIn" },
  maxBody: 1_000_000,
});
const upload = endpoint({
  method: "POST",
  path: "/upload",
  summary: "",
  access,
  body: "upload",
  maxBody: 10_000_000,
  answer,
});
const listening = endpoint({
  method: "GET",
  path: "/listening",
  summary: "",
  access,
  answer: EVENTS,
});
mount(
  app,
  async () => ({ ...NOBODY, tokenId: 1, today: "2026-11-22", revisions: {} }),
  { small, large, upload, listening },
  {
    large: async (call) => ({ length: call.body.text.length }),
    small: async (call) => ({ length: call.body.text.length }),
    upload: ({ request }) =>
      withUpload(request, async ({ content }) => {
        let length = 0;
        for await (const chunk of content as AsyncIterable<Buffer>) length += chunk.length;
        return { length };
      }),
    listening: async ({ reply }) => {
      const sink = openEventStream(reply, EVENTS);
      setTimeout(() => sink.end(), 5 * pace.window);
      return reply;
    },
  },
);
const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
afterAll(() => app.close());

const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
const END = "\r\n--edge--\r\n";

interface Slowly {
  path: string;
  length: number;
  type?: string;
  begin: string;
}

/** A client that has sent the head of a request and the beginning of its body. */
async function begin({ path, length, type = "application/json", begin: first }: Slowly) {
  const socket = connect(Number(url.port), url.hostname);
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  // However it ends: a connection that is cut off while something comes is reset.
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  const head = [
    `POST /api${path} HTTP/1.1`,
    "host: here",
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${first}`);
  return { socket, closed, heard: () => heard };
}

/** Sends a piece every so often until nobody takes it. */
function dribble(socket: Socket, piece: string, every: number): void {
  const timer = setInterval(() => socket.write(piece), every);
  socket.once("close", () => clearInterval(timer));
}

describe("a request that does not come to its end", () => {
  it("is answered 408 in the documented shape, and its connection closed", async () => {
    const { closed, heard } = await begin({ path: "/small", length: 1000, begin: '{"text": "' });
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n/i);
    expect(heard()).toContain(
      '{"code":"too_slow","message":"This took too long to arrive. Please try again.',
    );
  });

  it("is answered so as well when it sends a byte now and then", async () => {
    const slow = await begin({ path: "/small", length: 1000, begin: '{"text": "' });
    dribble(slow.socket, "x", 20);
    await slow.closed;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is answered so as a large one that comes too slowly", async () => {
    const slow = await begin({ path: "/large", length: 1000, begin: '{"text": "' });
    dribble(slow.socket, "x", 20);
    await slow.closed;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is answered so however fast it began", async () => {
    const slow = await begin({ path: "/large", length: 15_000, begin: '{"text": "' });
    for (let sent = 0; sent < 10; sent += 1) {
      await wait(20);
      slow.socket.write("x".repeat(1000));
    }
    dribble(slow.socket, "x", 20);
    await slow.closed;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("is cut off when it has been refused already", async () => {
    const slow = await begin({ path: "/nowhere", length: 1000, type: "text/x", begin: "x" });
    dribble(slow.socket, "x", 20);
    await slow.closed;
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 (404|408) /);
  });

  it("is answered 408 as an upload that comes too slowly, in its file or before it", async () => {
    const type = "multipart/form-data; boundary=edge";
    for (const first of [PART, PART.slice(0, 20)]) {
      const slow = await begin({ path: "/upload", length: 100_000, type, begin: first });
      dribble(slow.socket, "x", 20);
      await slow.closed;
      expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
    }
  });
});

describe("a request that takes its time", () => {
  it("may, as an upload, as long as it keeps coming", async () => {
    const pieces = 30;
    const piece = "x".repeat(1000);
    const size = pieces * piece.length;
    const type = "multipart/form-data; boundary=edge";
    const length = PART.length + size + END.length;
    const slow = await begin({ path: "/upload", length, type, begin: PART });
    for (let sent = 0; sent < pieces; sent += 1) {
      await wait(20);
      slow.socket.write(piece);
    }
    slow.socket.write(END);
    await once(slow.socket, "data");
    slow.socket.destroy();
    expect(slow.heard()).toContain(`{"length":${size}}`);
  });

  it("may, as a large one that a call of the contract takes", async () => {
    const text = "x".repeat(30_000);
    const sent = JSON.stringify({ text });
    const slow = await begin({ path: "/large", length: sent.length, begin: "" });
    for (let at = 0; at < sent.length; at += 1000) {
      await wait(20);
      slow.socket.write(sent.slice(at, at + 1000));
    }
    await expect.poll(slow.heard).toContain(`{"length":${text.length}}`);
    slow.socket.destroy();
  });

  it("is not the one whose answer takes long", async () => {
    const response = await fetch(new URL("/api/listening", url));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});
