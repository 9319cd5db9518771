import { describe, expect, it } from "vitest";
import { addressRule, type Network, readNetwork } from "./address-rule.ts";

const { isPublic } = addressRule([], () => ["203.0.113.9", "93.184.216.7", "2606:4700::7"]);

describe("an address", () => {
  it.each(["93.184.216.34", "8.8.8.8", "172.15.0.1", "172.32.0.1", "2606:4700::1111"])(
    "that the Internet hands out is asked: %s",
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine", "127.8.9.1"],
    ["this machine", "::1"],
    ["any", "0.0.0.0"],
    ["any", "0.1.2.3"],
    ["any", "::"],
    ["a private network", "10.0.0.1"],
    ["a private network", "172.16.0.1"],
    ["a private network", "172.31.255.255"],
    ["a private network", "192.168.1.1"],
    ["a private network", "fd00::1"],
    ["a private network", "fc00::1"],
    ["a link", "169.254.1.1"],
    ["a link", "fe80::1"],
    ["a link", "fe80::1%eth0"],
    ["a site, of old", "fec0::1"],
    ["a carrier's customers", "100.64.0.1"],
    ["a carrier's customers", "100.127.255.254"],
    ["a cloud's machines", "169.254.169.254"],
    ["a cloud's machines", "fd00:ec2::254"],
    ["a cloud's machines", "100.100.100.200"],
    ["a cloud's machines", "192.0.0.192"],
    ["a cloud's machines", "168.63.129.16"],
    ["many", "224.0.0.1"],
    ["many", "239.255.255.250"],
    ["many", "ff02::1"],
    ["all", "255.255.255.255"],
    ["nobody yet", "240.0.0.1"],
    ["nobody yet", "4000::1"],
    ["documents", "192.0.2.1"],
    ["documents", "203.0.113.1"],
    ["documents", "2001:db8::1"],
    ["measurements", "198.18.0.1"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6", "::ffff:10.0.0.1"],
    ["IPv4 in IPv6", "::ffff:a9fe:a9fe"],
    ["IPv4 in IPv6, of old", "::127.0.0.1"],
    ["IPv4 behind a translator", "64:ff9b::7f00:1"],
    ["IPv4 behind a translator", "64:ff9b:1::a00:1"],
    ["IPv4 behind a translator", "::ffff:0:127.0.0.1"],
    ["IPv4 through a tunnel", "2002:7f00:1::"],
    ["IPv4 through a tunnel", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["this server by its public number", "93.184.216.7"],
    ["this server by its public number", "::ffff:93.184.216.7"],
    ["this server by its public number", "2606:4700:0:0::7"],
    ["no machine", "localhost"],
    ["no machine", "2130706433"],
    ["no machine", "0x7f.1"],
    ["no machine", ""],
  ])("of %s is not: %s", (_whose, address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe("a network that is named in the settings", () => {
  const rule = addressRule(named("192.168.7.0/24", "fd00:7::/32", "10.1.2.3"));

  it.each([
    ["192.168.7.20", true],
    ["::ffff:192.168.7.20", true],
    ["192.168.8.20", false],
    ["fd00:7::20", true],
    ["fd00:8::20", false],
    ["10.1.2.3", true],
    ["10.1.2.4", false],
    ["nextcloud.lan", false],
  ])("holds %s: %j", (address, held) => {
    expect(rule.isNamed(address)).toBe(held);
  });

  it.each(["192.168.7.0/33", "192.168.7", "nextcloud.lan", "", "/8"])("is none: %j", (text) => {
    expect(readNetwork(text)).toBeNull();
  });
});

function named(...texts: string[]): Network[] {
  return texts.map((text) => {
    const network = readNetwork(text);
    if (!network) throw new Error(`No network: ${text}`);
    return network;
  });
}
