/**
 * Browsers open connections ahead of what they may ask for. Node closes those that have been used when a server stops, and
 * waits a minute for the first request of the others.
 */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
