import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readZip, ZIP_LIMITS } from "./read-zip.ts";

/** Within an entry of the table of contents. */
const CHECK_SUM_AT = 16;
const SIZE_AT = 24;

const wantedAs = (name: string) => {
  if (name.endsWith(".mp3")) return "kept";
  return name.endsWith(".cho") ? "text" : null;
};
const read = (zip: Uint8Array<ArrayBuffer>, limits: Partial<typeof ZIP_LIMITS> = {}) =>
  readZip(new Blob([zip]), wantedAs, { limits: { ...ZIP_LIMITS, ...limits } });
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe("a ZIP of charts", () => {
  it("gives each chart under the last part of its path", async () => {
    const zip = zipSync({
      "Songs/Rock/Help.cho": strToU8("{title: Help!}"),
      "../../etc/passwd.cho": strToU8("{title: Up}"),
      "C:\\Users\\ann\\Down.cho": strToU8("{title: Down}"),
      "/absolute.cho": strToU8("{title: Root}"),
      "..": strToU8("nothing"),
      "Été 😀.cho": strToU8("{title: Été}"),
    });
    const { texts, skipped } = await read(zip);
    expect(names(texts)).toEqual([
      "Help.cho",
      "passwd.cho",
      "Down.cho",
      "absolute.cho",
      "Été 😀.cho",
    ]);
    expect(new TextDecoder().decode(texts[0]?.bytes)).toBe("{title: Help!}");
    expect(skipped).toEqual([]);
  });

  it("lists what is in it besides, and says why it is left", async () => {
    const zip = zipSync({
      "a.cho": strToU8("a"),
      "more.zip": zipSync({ "b.cho": strToU8("b") }),
      "photo.jpg": new Uint8Array([0xff, 0xd8]),
      "large.cho": new Uint8Array(ZIP_LIMITS.file.text + 1),
      "__MACOSX/._a.cho": strToU8("x"),
      ".DS_Store": strToU8("x"),
    });
    const { texts, skipped } = await read(zip);
    expect(names(texts)).toEqual(["a.cho"]);
    expect(skipped).toEqual([
      { name: "more.zip", reason: "A ZIP within a ZIP is not opened" },
      { name: "photo.jpg", reason: "Not a chart" },
      { name: "large.cho", reason: "Larger than 2\u00a0MB" },
    ]);
  });

  it("may hold files that are stored as they are", async () => {
    const zip = zipSync({ "a.cho": [strToU8("plain"), { level: 0 }] });
    expect(new TextDecoder().decode((await read(zip)).texts[0]?.bytes)).toBe("plain");
  });
});

describe("a ZIP bomb", () => {
  it("is stopped by its ratio, whatever it says of its size", async () => {
    const zip = lyingAboutSize(zipSync({ "bomb.cho": new Uint8Array(1024 * 1024) }), 1000);
    expect(await read(zip)).toEqual({
      texts: [],
      kept: [],
      skipped: [{ name: "bomb.cho", reason: "It unpacks to far more than it should" }],
    });
  });

  it("is stopped long before it has unpacked", async () => {
    const zip = lyingAboutSize(zipSync({ "bomb.cho": new Uint8Array(200 * 1024 * 1024) }), 1000);
    // What lies beyond the limit is not even looked at, or it would be called damaged.
    const end = zip.length - 1024;
    zip.fill(0xff, Math.floor(end / 10), end);
    expect((await read(zip)).skipped).toEqual([
      { name: "bomb.cho", reason: "Larger than 2\u00a0MB" },
    ]);
  });

  it("is stopped where one file is larger than a file may be", async () => {
    const zip = lyingAboutSize(zipSync({ "long.cho": noise(3 * 1024 * 1024) }), 1000);
    expect((await read(zip)).skipped).toEqual([
      { name: "long.cho", reason: "Larger than 2\u00a0MB" },
    ]);
  });

  it("is stopped where all files together are too large", async () => {
    const total = { text: 1000, kept: 1000 };
    const tooMuch = "Unpacked it is larger than is read at once.";
    for (const zip of [
      zipSync({ "a.cho": noise(600), "b.cho": noise(600) }),
      zipSync({ "a.mp3": noise(600), "b.mp3": noise(600) }),
      zipSync({ "a.mp3": noise(600), "b.mp3": noise(600) }, { level: 0 }),
    ]) {
      await expect(read(zip, { total })).rejects.toThrow(tooMuch);
    }
    await expect(
      read(zipSync({ "a.mp3": noise(600), "b.cho": noise(600) }), { total }),
    ).resolves.toMatchObject({ skipped: [] });
  });

  it("is stopped by what many bad files in it come to together", async () => {
    const zip = lyingAboutSize(
      zipSync({ "a.mp3": new Uint8Array(400_000), "b.mp3": new Uint8Array(400_000) }),
      1000,
    );
    await expect(read(zip, { total: { text: 1000, kept: 500_000 } })).rejects.toThrow(
      "Unpacked it is larger than is read at once.",
    );
  });

  it("among recordings is left out, and the others are taken", async () => {
    const zip = zipSync({ "bomb.mp3": new Uint8Array(2 * 1024 * 1024), "a.mp3": noise(5000) });
    const { kept, skipped } = await read(zip);
    expect(names(kept)).toEqual(["a.mp3"]);
    expect(skipped).toEqual([
      { name: "bomb.mp3", reason: "It unpacks to far more than it should" },
    ]);
  });

  it("is stopped by the number of its entries, before any is unpacked", async () => {
    const zip = zipSync({ "a.cho": strToU8("a"), "b.cho": strToU8("b"), "c.cho": strToU8("c") });
    await expect(read(zip, { entries: 2 })).rejects.toThrow(
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
  ])("is told so: %s", async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow("It is damaged or cut short.");
  });
});

describe("a damaged file in a ZIP", () => {
  it.each([
    ["packed", 6 as const],
    ["stored", 0 as const],
  ])("is left out, and the others are read: %s", async (_, level) => {
    const zip = zipSync({ "a.cho": noise(5000), "b.cho": noise(50) }, { level });
    zip.fill(0xff, 40, 400);
    const { texts, skipped } = await read(zip);
    expect(names(texts)).toEqual(["b.cho"]);
    expect(skipped).toEqual([{ name: "a.cho", reason: "It is damaged or cut short" }]);
  });

  it("is known by its check sum where it unpacks all the same", async () => {
    const zip = lying(zipSync({ "a.mp3": noise(5000) }), CHECK_SUM_AT, 1);
    expect(await read(zip)).toMatchObject({
      kept: [],
      skipped: [{ name: "a.mp3", reason: "It is damaged or cut short" }],
    });
  });
});

describe("recordings in a ZIP", () => {
  const take = noise(3 * 1024 * 1024);

  it.each([
    ["stored", 0 as const],
    ["packed", 6 as const],
  ])("come out as the files they were, larger than a chart may be: %s", async (_, level) => {
    const zip = zipSync({ "Live/take.mp3": take, "a.cho": strToU8("a") }, { level });
    const { texts, kept, skipped } = await read(zip);
    expect([names(texts), names(kept), skipped]).toEqual([["a.cho"], ["take.mp3"], []]);
    const [file] = kept;
    if (!file) throw new Error("There is no recording.");
    expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(take))).toBe(0);
  });

  it("are left in it unread where they are stored, however long they are", async () => {
    const zip = new CountingBlob([
      zipSync({ "take.mp3": take, "more.mp3": take.subarray(5) }, { level: 0 }),
    ]);
    expect(names((await readZip(zip, wantedAs)).kept)).toEqual(["take.mp3", "more.mp3"]);
    expect(zip.read).toBeLessThan(70_000);
  });

  it("are left out where they are longer than a recording may be", async () => {
    const { kept, skipped } = await read(zipSync({ "take.mp3": take, "a.mp3": noise(50) }), {
      file: { text: 1000, kept: 1024 * 1024 },
    });
    expect(names(kept)).toEqual(["a.mp3"]);
    expect(skipped).toEqual([{ name: "take.mp3", reason: "Larger than 1\u00a0MB" }]);
  });
});

/** Knows how many bytes were read of it. */
class CountingBlob extends Blob {
  read = 0;

  override slice(begin?: number, end?: number): Blob {
    const part = super.slice(begin, end);
    const bytes = part.arrayBuffer.bind(part);
    return Object.assign(part, {
      arrayBuffer: () => {
        this.read += part.size;
        return bytes();
      },
    });
  }
}

function noise(length: number): Uint8Array<ArrayBuffer> {
  let seed = 42;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 65_536) % 256;
  });
}

function lyingAboutSize(zip: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  return lying(zip, SIZE_AT, size);
}

/** What the table of contents says of each file there, overwritten. */
function lying(
  zip: Uint8Array<ArrayBuffer>,
  field: number,
  value: number,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at < zip.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + field, value, true);
  }
  return zip;
}
