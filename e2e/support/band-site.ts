// A band's own site: one page, at an origin of its own.

import { once } from "node:events";
import { createServer } from "node:http";

/** @param body what stands in its page, as HTML */
export async function bandSite(body: string): Promise<{ url: string; close: () => void }> {
  const page = `<!doctype html><html lang="en"><title>The band</title><body><main><h1>The band</h1>${body}</main></body></html>`;
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
