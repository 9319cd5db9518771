/** Whatever the server answers itself has to be known where the application is kept on a device. */
import { SERVER_ADDRESSES } from "@bandstand/domain/server-addresses";
import { expect, it } from "vitest";
import { buildApp } from "../src/app.ts";
import { testApi } from "./api.ts";

const api = await testApi();

/** Files, which no page leads to. */
const FILES = ["sitemap.xml", "robots.txt"];

it("each page that the server writes is left to it by the kept application", async () => {
  const heads = new Set<string>();
  // Two of one process share nothing but the services.
  const app = await buildApp(api.services);
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, head] = /^[├└]── \/?([^/ ]+)/.exec(line) ?? [];
    if (head !== undefined) heads.add(head);
  }
  await app.close();
  expect([...heads].toSorted()).toEqual([...SERVER_ADDRESSES, ...FILES].toSorted());
});
