import { describe, expect, it } from "vitest";
import { parsePostmasterFile } from "./postmaster-file.ts";

describe("PostgreSQL's file about itself", () => {
  it("tells where a serving PostgreSQL is to be found", () => {
    const text =
      "12249\n/srv/band/cluster\n1795181891\n5432\n/tmp/bandstand-Ab12Cd\n\n  2146472        12\nready   \n";
    expect(parsePostmasterFile(text)).toEqual({
      pid: 12249,
      startedAt: 1795181891,
      port: 5432,
      socketDirectory: "/tmp/bandstand-Ab12Cd",
      ready: true,
      stopping: false,
    });
  });

  it("is understood while PostgreSQL has written only the first lines", () => {
    expect(parsePostmasterFile("12249\n/srv/band/cluster\n1795181891\n5432\n")).toMatchObject({
      pid: 12249,
      ready: false,
    });
  });

  it("tells that PostgreSQL is stopping", () => {
    expect(parsePostmasterFile("7\n/c\n1\n5432\n/tmp/x\n\n1 1\nstopping\n")).toMatchObject({
      ready: false,
      stopping: true,
    });
  });

  it.each(["", "\n", "nonsense\n", "-4\n"])(
    "is no file of PostgreSQL's when it begins with %j",
    (text) => {
      expect(parsePostmasterFile(text)).toBeUndefined();
    },
  );
});
