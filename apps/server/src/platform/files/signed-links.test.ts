import { describe, expect, it } from "vitest";
import { isSignedUpload, signedUploadEnd, signedUploadPath } from "./signed-links.ts";

const key = new Uint8Array(32).fill(7);
const now = new Date("2026-11-20T14:20:00Z");

function queryOf(path: string): { expires: string; signature: string } {
  const query = new URLSearchParams(path.split("?")[1]);
  return { expires: query.get("expires") ?? "", signature: query.get("signature") ?? "" };
}

describe("a signed link to a file", () => {
  const path = signedUploadPath(key, "song.mp3", now);
  const query = queryOf(path);

  it("names the file and opens it", () => {
    expect(path).toMatch(/^\/uploads\/song\.mp3\?expires=\d+&signature=[\w-]{43}$/);
    expect(isSignedUpload(key, "song.mp3", query, now)).toBe(true);
  });

  it("ends with the next hour but one, to the second", () => {
    expect(signedUploadEnd(now)).toEqual(new Date("2026-11-20T16:00:00Z"));
    expect(isSignedUpload(key, "song.mp3", query, new Date("2026-11-20T15:59:59.999Z"))).toBe(true);
    expect(isSignedUpload(key, "song.mp3", query, new Date("2026-11-20T16:00:00Z"))).toBe(false);
  });

  it("stays the same for the rest of the hour", () => {
    expect(signedUploadPath(key, "song.mp3", new Date("2026-11-20T14:59:59Z"))).toBe(path);
    expect(signedUploadPath(key, "song.mp3", new Date("2026-11-20T15:00:00Z"))).not.toBe(path);
  });

  it("opens no other file", () => {
    expect(isSignedUpload(key, "other.mp3", query, now)).toBe(false);
  });

  it("means nothing to a server with another key", () => {
    expect(isSignedUpload(new Uint8Array(32).fill(8), "song.mp3", query, now)).toBe(false);
  });

  it("cannot be made to last longer", () => {
    const later = { ...query, expires: String(Number(query.expires) + 3600) };
    expect(isSignedUpload(key, "song.mp3", later, now)).toBe(false);
  });

  it.each([
    {},
    { expires: query.expires },
    { signature: query.signature },
    { ...query, signature: "" },
    { ...query, signature: query.signature.slice(1) },
    { ...query, signature: `${query.signature}=` },
    { ...query, signature: [query.signature, query.signature] },
    { ...query, expires: Number(query.expires) },
    { ...query, expires: ` ${query.expires}` },
    { ...query, expires: `0${query.expires}` },
    { ...query, expires: "Infinity" },
    { ...query, expires: "9".repeat(400) },
  ])("is refused as %j", (claimed) => {
    expect(isSignedUpload(key, "song.mp3", claimed, now)).toBe(false);
  });
});
