import { Agent, get } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { fastify, type FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { dropUnusedConnections } from "./unused-connections.ts";

async function listening(app: FastifyInstance): Promise<number> {
  dropUnusedConnections(app);
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

it("a server stops although a connection was opened ahead and never used", async () => {
  const app = fastify();
  const socket = connect(await listening(app), "127.0.0.1");
  await once(socket, "connect");
  const closed = once(socket, "close");
  await app.close();
  await closed;
});

it("a server stops although a connection is kept whose answer was just being finished", async () => {
  const app = fastify();
  const body = new PassThrough();
  app.get("/", (_request, reply) => reply.header("content-length", 3).send(body));
  const port = await listening(app);
  const agent = new Agent({ keepAlive: true });
  const response = await new Promise<NodeJS.ReadableStream>((resolve) => {
    get({ port, host: "127.0.0.1", agent }, resolve);
    body.write("all");
  });
  response.resume();
  await once(response, "end");
  const stopped = app.close();
  // All is there for who asked; the server has not heard of it yet.
  setTimeout(() => body.end(), 100);
  await stopped;
  agent.destroy();
  expect(app.server.listening).toBe(false);
}, 30_000);

it("a server stops although a connection comes in meanwhile and never asks for anything", async () => {
  const app = fastify();
  let url = "";
  dropUnusedConnections(app);
  app.addHook("preClose", async () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    await once(app.server, "connection");
  });
  url = await app.listen({ port: 0, host: "127.0.0.1" });
  await app.close();
  expect(app.server.listening).toBe(false);
}, 30_000);
