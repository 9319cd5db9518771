import fc from "fast-check";
import { isIPv4 } from "node:net";
import { describe, expect, it } from "vitest";
import { addressBucket } from "./address-bucket.ts";

describe("whom an address counts as", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:1234", "192.0.2.7"],
    [" 192.0.2.7 ", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:207", "192.0.2.7"],
    ["[::ffff:192.0.2.7]:443", "192.0.2.7"],
  ])("is the one client of an IPv4 address: %s", (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8::192.0.2.7", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("is the network of an IPv6 address: %s", (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });

  it.each(["", "unknown", "_hidden", "300.1.1.1", "1.2.3.4:port", "[2001:db8::1", "a::b::c"])(
    "is one and the same for what is no address: %j",
    (text) => expect(addressBucket(text)).toBe("unknown"),
  );

  it("is one of few forms, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
        const bucket = addressBucket(text);
        return bucket === "unknown" || isIPv4(bucket) || /^([\da-f]{1,4}:){4}:\/64$/.test(bucket);
      }),
    );
  });
});
