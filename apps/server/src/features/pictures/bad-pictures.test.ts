/** What people and programs send instead of a picture: too large, of another kind, damaged, to another band. */
import { getBand } from "@bandstand/contracts/bands";
import { uploadAvatar, uploadBandLogo } from "@bandstand/contracts/pictures";
import { pngHead, TEXT_OF, webpHead } from "@bandstand/domain/picture-head.fixture";
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { base64, pictureOf, picturesKept } from "../../../test/pictures.ts";

const MEGABYTE = 1024 * 1024;
const api = await testApi();
const { token, bandUser } = await api.newBand();
const params = { id: String(bandUser.bandId) };
const send = (data: string, as = token) => api.call(uploadBandLogo, { params, body: { data } }, as);

const square = await pictureOf({ width: 60, height: 60 });
const noisy = await sharp(randomBytes(300 * 300 * 3), {
  raw: { width: 300, height: 300, channels: 3 },
})
  .png()
  .toBuffer();

afterEach(async () => {
  expect(await picturesKept(api)).toEqual({ files: [], registered: [] });
  expect((await api.call(getBand, { params }, token)).answer.logoFilename).toBe(null);
});

describe("not taken, and nothing is kept of", () => {
  it.each([
    ["a drawing with a script", base64(TEXT_OF.svg), 415, /SVG is not taken/],
    [
      "one that calls itself a PNG",
      `data:image/png;base64,${base64(TEXT_OF.svg)}`,
      415,
      /SVG is not taken/,
    ],
    ["a GIF", base64(TEXT_OF.gif), 415, /This picture moves/],
    ["a WebP that moves", base64(webpHead(60, 60, { moves: true })), 415, /This picture moves/],
    ["a PNG that moves", base64(pngHead(60, 60, { moves: true })), 415, /This picture moves/],
    ["HEIC", base64(TEXT_OF.heic), 415, /save it as JPEG/],
    ["a letter", base64(TEXT_OF.letter), 415, /not a picture that we know/],
    ["40,000 pixels either way", base64(pngHead(40_000, 40_000)), 413, /64 megapixels/],
    ["16 MB", base64(Buffer.concat([square, Buffer.alloc(15 * MEGABYTE)])), 413, /15 MB/],
    ["30 MB", "A".repeat(40 * MEGABYTE), 413, /larger than the server accepts/],
    ["a head without a picture", base64(pngHead(60, 60)), 422, /damaged/],
    ["a picture that was cut off", base64(noisy.subarray(0, 90_000)), 422, /damaged/],
    ["a picture with a wound", base64(wounded(noisy)), 422, /damaged/],
    ["no base64", "a picture!", 422, /in base64/],
    ["a prefix alone", "data:image/png;base64,", 422, /in base64/],
    ["nothing", "", 422, /empty|value/],
  ])("%s", async (_, data, status, message) => {
    const answer = await send(data);
    const said = answer.failure.fields?.[0]?.message ?? answer.failure.message;
    expect([answer.status, said]).toEqual([status, expect.stringMatching(message)]);
  });

  it("forty small files that claim to be huge, while others are served", async () => {
    const all = Promise.all(Array.from({ length: 40 }, () => send(base64(pngHead(7900, 7900)))));
    const began = performance.now();
    expect((await api.fetch("/api/health")).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1000);
    expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([422, 429]));
  });

  it.each([
    ["a form without a boundary", "multipart/form-data", "x", 400],
    ["a form that was cut off", "multipart/form-data; boundary=b", "--b\r\ncontent-dis", 400],
    ["a form with another field", "application/x-www-form-urlencoded", "picture=AAAA", 422],
    ["a text", "text/plain", "AAAA", 422],
    ["the bytes themselves", "image/png", "AAAA", 415],
  ])("%s", async (_, type, body, status) => {
    const response = await api.fetch(`/api/uploadpic/bandLogo/${params.id}`, {
      method: "POST",
      token,
      body,
      headers: { "content-type": type },
    });
    expect([response.status, await response.json()]).toEqual([
      status,
      expect.objectContaining({ code: expect.any(String) as string }),
    ]);
  });

  it("a picture of another kind of thing: there is no such address", async () => {
    const response = await api.fetch(`/api/uploadpic/bandCover/${params.id}`, {
      method: "POST",
      token,
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(404);
  });
});

it("another band's logo and members are not found", async () => {
  const other = await api.newBand("Others");
  const data = base64(square);
  const logo = await api.call(uploadBandLogo, { params, body: { data } }, other.token);
  expect(logo.failure.code).toBe("band_not_found");
  const member = { id: String(bandUser.id) };
  const avatar = await api.call(uploadAvatar, { params: member, body: { data } }, other.token);
  expect(avatar.failure.code).toBe("member_not_found");
});

/** Bytes in the middle are others. */
function wounded(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  bytes.fill(0x55, 90_000, 90_400);
  return bytes;
}
