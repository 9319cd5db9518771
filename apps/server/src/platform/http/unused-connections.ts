/**
 * Browsers open connections ahead of what they may ask for, and keep those they have used. When a server stops, Node closes
 * the latter, and waits a minute for the first request of the others, for the next one of those whose answer was just being
 * finished, and for the first one of those that come in while it stops: who was cut off connects anew at once.
 */
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

export function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on("connection", (socket) => {
    if (isClosing) {
      socket.destroy();
      return;
    }
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
