import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tidyOutbox } from "./tidy-outbox.ts";

const folder = await mkdtemp(join(tmpdir(), "bandstand-outbox-"));
afterAll(() => rm(folder, { recursive: true }));

const now = new Date("2026-11-22T04:17:00Z");

async function file(name: string, written: string): Promise<void> {
  await writeFile(join(folder, name), "");
  await utimes(join(folder, name), new Date(written), new Date(written));
}

describe("the outbox", () => {
  it("loses mails after 30 days, and nothing else", async () => {
    await file("2026-10-22 jo@example.org Reset.eml", "2026-10-22T10:00:00Z");
    await file(".12-1.tmp", "2026-10-22T10:00:00Z");
    await file("2026-10-24 jo@example.org Reset.eml", "2026-10-24T10:00:00Z");
    await file("notes.txt", "2020-01-01T00:00:00Z");
    expect(await tidyOutbox(folder, now)).toBe(2);
    expect((await readdir(folder)).toSorted()).toEqual([
      "2026-10-24 jo@example.org Reset.eml",
      "notes.txt",
    ]);
  });

  it("may not be there", async () => {
    expect(await tidyOutbox(join(folder, "none"), now)).toBe(0);
  });
});
