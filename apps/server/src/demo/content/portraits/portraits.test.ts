import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createPictureMaker, UnreadablePicture } from "../../../platform/media/make-picture.ts";
import { MEMBERS } from "../members.ts";
import { portraitOf } from "./portraits.ts";
import { rasterised } from "./rasterised.ts";

describe("a portrait", () => {
  it("is there for each member, square, and like no other's", async () => {
    const drawn = await rasterised(MEMBERS.map(({ nickname }) => portraitOf(nickname)));
    for (const bytes of drawn)
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "png",
        width: 512,
        height: 512,
      });
    expect(new Set(drawn.map((bytes) => bytes.toString("base64"))).size).toBe(MEMBERS.length);
  });

  it("leaves the server as it was: an SVG that somebody sends is not read", async () => {
    const svg = portraitOf("Mira");
    await rasterised([svg]);
    const sent = createPictureMaker().make(
      Buffer.from(svg),
      { kind: "bandUserAvatar", name: (extension) => `sent.${extension}` },
      { owner: 1, signal: new AbortController().signal },
    );
    await expect(sent).rejects.toThrow(UnreadablePicture);
  });

  it("is missed by name", () => {
    expect(() => portraitOf("Nobody")).toThrow("There is no portrait of Nobody.");
  });
});
