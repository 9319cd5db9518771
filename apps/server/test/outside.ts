/** Somebody else's server, on this machine. */
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export interface OutsideServer {
  /** Without a slash at its end. */
  url: string;
  port: number;
  /** What it was asked, in order. */
  asked: { url: string; headers: IncomingHttpHeaders }[];
}

/** Ends with the test, whoever is still connected. */
export async function outsideServer(answer: RequestListener): Promise<OutsideServer> {
  const asked: OutsideServer["asked"] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, asked };
}
