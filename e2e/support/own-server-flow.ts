// A flow with a server of its own, which it may stop and start again.

import { test as base } from "./flow.ts";
import { type OwnServer, serverOfItsOwn } from "./server-of-its-own.ts";

export const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright: _ }, use) => {
    const server = await serverOfItsOwn({});
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
