/** Stands between a test and PostgreSQL, and can be cut like a cable. */
import { connect, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import pg from "pg";
import type { Connection } from "./postgres.ts";

export interface Relay {
  /** The same database, by way of the relay. */
  connection: Connection;
  /** Breaks every connection, and takes new ones. */
  drop(): void;
  /** Breaks every connection, and takes no new one. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function relayTo(connection: Connection): Promise<Relay> {
  const { host, port, user, password, database } = new pg.Client({ ...connection });
  const target = host.startsWith("/")
    ? { path: path.join(host, `.s.PGSQL.${port}`) }
    : { host, port };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
        sockets.delete(socket);
      });
    }
    near.pipe(far).pipe(near);
  });
  const ownPort = await listen(server, 0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: {
      host: "127.0.0.1",
      port: ownPort,
      ...(user === undefined ? {} : { user }),
      ...(database === undefined ? {} : { database }),
      ...(typeof password === "string" ? { password } : {}),
    },
    drop,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      drop();
      await closed;
    },
    async mend() {
      await listen(server, ownPort);
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The relay has no port.");
  return address.port;
}
