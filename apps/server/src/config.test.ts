import { expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { addressRule } from "./platform/outward/address-rule.ts";

const isNamed = (setting: string, address: string) =>
  addressRule(readConfig({ CALENDAR_NETWORKS: setting }).calendarNetworks).isNamed(address);

it("networks that calendars may lie in are named one after the other, and are none unless they are", () => {
  expect(isNamed("192.168.7.20, 10.0.0.0/8", "10.1.2.3")).toBe(true);
  expect(isNamed("192.168.7.20, 10.0.0.0/8", "192.168.7.21")).toBe(false);
  expect(isNamed("", "127.0.0.1")).toBe(false);
});

it.each(["nextcloud.lan", "10.0.0.0/8,", "10.0.0.0/40"])(
  "a server does not start with %j",
  (text) => {
    expect(() => readConfig({ CALENDAR_NETWORKS: text })).toThrow(/CALENDAR_NETWORKS: must be/);
  },
);

it("mails that come back need both an address and a port", () => {
  const address = { BOUNCE_ADDRESS: "bounces@mail.example.org" };
  expect(readConfig({}).bounces).toBeUndefined();
  expect(readConfig({ ...address, BOUNCE_PORT: "2525" }).bounces).toEqual({
    address: "bounces@mail.example.org",
    port: 2525,
  });
  expect(() => readConfig(address)).toThrow(/both are needed/);
  expect(() => readConfig({ BOUNCE_PORT: "2525" })).toThrow(/both are needed/);
});
