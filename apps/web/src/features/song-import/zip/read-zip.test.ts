import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readZip, ZIP_LIMITS } from "./read-zip.ts";

const isChart = (name: string) => name.endsWith(".cho");
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe("a ZIP of charts", () => {
  it("gives each chart under the last part of its path", () => {
    const zip = zipSync({
      "Songs/Rock/Help.cho": strToU8("{title: Help!}"),
      "../../etc/passwd.cho": strToU8("{title: Up}"),
      "C:\\Users\\ann\\Down.cho": strToU8("{title: Down}"),
      "/absolute.cho": strToU8("{title: Root}"),
      "..": strToU8("nothing"),
      "Été 😀.cho": strToU8("{title: Été}"),
    });
    const { files, skipped } = readZip(zip, isChart);
    expect(names(files)).toEqual([
      "Help.cho",
      "passwd.cho",
      "Down.cho",
      "absolute.cho",
      "Été 😀.cho",
    ]);
    expect(new TextDecoder().decode(files[0]?.bytes)).toBe("{title: Help!}");
    expect(skipped).toEqual([]);
  });

  it("lists what is in it besides, and says why it is left", () => {
    const zip = zipSync({
      "a.cho": strToU8("a"),
      "more.zip": zipSync({ "b.cho": strToU8("b") }),
      "photo.jpg": new Uint8Array([0xff, 0xd8]),
      "large.cho": new Uint8Array(ZIP_LIMITS.file + 1),
      "__MACOSX/._a.cho": strToU8("x"),
      ".DS_Store": strToU8("x"),
    });
    const { files, skipped } = readZip(zip, isChart);
    expect(names(files)).toEqual(["a.cho"]);
    expect(skipped).toEqual([
      { name: "more.zip", reason: "A ZIP within a ZIP is not opened" },
      { name: "photo.jpg", reason: "Not a chart" },
      { name: "large.cho", reason: "Larger than 2\u00a0MB" },
    ]);
  });

  it("may hold files that are stored as they are", () => {
    const zip = zipSync({ "a.cho": [strToU8("plain"), { level: 0 }] });
    expect(new TextDecoder().decode(readZip(zip, isChart).files[0]?.bytes)).toBe("plain");
  });
});

describe("a ZIP bomb", () => {
  it("is stopped by its ratio, whatever it says of its size", () => {
    const zip = lyingAboutSize(zipSync({ "bomb.cho": new Uint8Array(1024 * 1024) }), 1000);
    expect(() => readZip(zip, isChart)).toThrow("bomb.cho unpacks to far more than it should.");
  });

  it("is stopped long before it has unpacked", () => {
    const zip = lyingAboutSize(zipSync({ "bomb.cho": new Uint8Array(200 * 1024 * 1024) }), 1000);
    // What lies beyond the limit is not even looked at, or it would be called damaged.
    const end = zip.length - 1024;
    zip.fill(0xff, Math.floor(end / 10), end);
    expect(() => readZip(zip, isChart)).toThrow("bomb.cho: Larger than 2\u00a0MB.");
  });

  it("is stopped where one file is larger than a file may be", () => {
    const zip = lyingAboutSize(zipSync({ "long.cho": noise(3 * 1024 * 1024) }), 1000);
    expect(() => readZip(zip, isChart)).toThrow("long.cho: Larger than 2\u00a0MB.");
  });

  it("is stopped where all files together are too large", () => {
    const zip = zipSync({ "a.cho": noise(600), "b.cho": noise(600) });
    expect(() => readZip(zip, isChart, { ...ZIP_LIMITS, total: 1000 })).toThrow(
      "Unpacked it is larger than is read at once.",
    );
  });

  it("is stopped by the number of its entries, before any is unpacked", () => {
    const zip = zipSync({ "a.cho": strToU8("a"), "b.cho": strToU8("b"), "c.cho": strToU8("c") });
    expect(() => readZip(zip, isChart, { ...ZIP_LIMITS, entries: 2 })).toThrow(
      "It has 3 entries; at most 2 are read.",
    );
  });
});

describe("a ZIP that is none", () => {
  const zip = zipSync({ "a.cho": noise(5000) });
  it.each([
    ["cut short", zip.subarray(0, zip.length - 30)],
    ["something else", strToU8("Title,Artist\nHelp!,The Beatles\n")],
    ["empty", new Uint8Array()],
  ])("is told so: %s", (_, bytes) => {
    expect(() => readZip(bytes, isChart)).toThrow("It is damaged or cut short.");
  });

  it("is told so where its packed bytes are broken", () => {
    const broken = zip.slice();
    broken.fill(0xff, 40, 400);
    expect(() => readZip(broken, isChart)).toThrow("It is damaged or cut short.");
  });
});

function noise(length: number): Uint8Array {
  let seed = 42;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % 256;
  });
}

/** The unpacked size in the table of contents, overwritten. */
function lyingAboutSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
}
