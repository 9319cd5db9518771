import { expect, it } from "vitest";
import { addressesIn } from "./addresses.ts";

it("finds the addresses that links lead to", () => {
  const tree = `export interface FileRoutesByTo {
  '/': typeof IndexRoute
  '/song/$songId': typeof SongRoute
}
export interface FileRoutesById {
  '/_app/song': typeof SongRoute
}`;
  expect(addressesIn(tree)).toEqual(["/", "/song/$songId"]);
});

it("fails where the tree has none, rather than let every address be unknown", () => {
  expect(() => addressesIn("export {}")).toThrow("names no addresses");
});
