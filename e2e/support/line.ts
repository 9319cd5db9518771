// A line to the server that a flow can cut: for the page, for its service worker, and in the middle of an answer.

import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Line {
  /** Where the product is reached through the line. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to the server at an address; other browsers there stay connected when it is cut. */
export async function openLine(serverUrl: string): Promise<Line> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const { port: own } = line.address() as AddressInfo;
  const hangUp = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    async close() {
      hangUp();
      await new Promise((resolve) => line.close(resolve));
    },
  };
}
