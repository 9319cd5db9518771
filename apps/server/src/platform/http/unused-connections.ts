/**
 * Browsers open connections ahead of what they may ask for, and keep those they have used. When a server stops, Node closes
 * the latter, and waits a minute for the first request of the others, and a minute for the next one of those whose answer
 * was just being finished.
 */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }, response) => {
    unused.delete(socket);
    response.once("finish", () => {
      if (isClosing) socket.destroySoon();
    });
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
}
