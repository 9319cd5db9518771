import { once } from "node:events";
import { connect } from "node:net";
import { fastify, type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type EventSink, openEventStream } from "./event-stream.ts";
import { dropUnusedConnections } from "./unused-connections.ts";

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

const EVENTS = { events: { saved: z.object({ text: z.string() }) } };

/** A server with one stream at `/`, and what it sends on. */
async function serving() {
  const opened = Promise.withResolvers<EventSink>();
  app = fastify();
  dropUnusedConnections(app);
  app.get("/", async (_request, reply) => {
    opened.resolve(openEventStream(reply.header("x-request-id", "7"), EVENTS));
    return reply;
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url, app, opened: opened.promise };
}

describe("a stream of events", () => {
  it("sends each with its name, as the contract has it, behind the usual headers", async () => {
    const { url, opened } = await serving();
    const asked = fetch(url);
    const sink = await opened;
    sink.send("saved", { text: "two\nlines", secret: "left out" });
    sink.beat();
    sink.end();
    const response = await asked;
    expect(await response.text()).toBe('event: saved\ndata: {"text":"two\\nlines"}\n\n:\n\n');
    expect(response.headers.get("x-request-id")).toBe("7");
  });

  it("refuses an event that the contract does not have, and data of another shape", async () => {
    const { url, opened } = await serving();
    const asked = fetch(url);
    const sink = await opened;
    expect(() => sink.send("leaked", {})).toThrow("The contract has no event leaked.");
    expect(() => sink.send("saved", { text: 7 })).toThrow();
    sink.end();
    await (await asked).text();
  });

  it("is cut off for a listener who takes nothing", async () => {
    const { url, opened } = await serving();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    const sink = await opened;
    const cut = new Promise<void>((resolve) => sink.onClose(resolve));
    const text = "x".repeat(100_000);
    let sent = 0;
    const filling = setInterval(() => {
      sink.send("saved", { text });
      sent += text.length;
    }, 1);
    await cut;
    clearInterval(filling);
    socket.destroy();
    // What the system buffers of a connection, and no more.
    expect(sent).toBeLessThan(20_000_000);
  });

  it("tells when its listener has gone", async () => {
    const { url, opened } = await serving();
    const leaving = new AbortController();
    const asked = fetch(url, { signal: leaving.signal });
    const sink = await opened;
    sink.beat();
    await asked;
    const gone = new Promise<void>((resolve) => sink.onClose(resolve));
    leaving.abort();
    await gone;
  });

  it("answers a HEAD without staying open", async () => {
    const { url } = await serving();
    const { status, headers } = await fetch(url, { method: "HEAD" });
    expect([status, headers.get("content-type")]).toEqual([
      200,
      "text/event-stream; charset=utf-8",
    ]);
  });
});

describe("a server that stops", () => {
  it("does not wait for connections that have asked for nothing yet", async () => {
    const { url, app: stopping } = await serving();
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    // The server has taken it once it answers somebody who came later.
    await fetch(url, { method: "HEAD" });
    const closed = once(socket, "close");
    await stopping.close();
    await closed;
    // Far below the time that it would have to ask for something.
  }, 30_000);
});
