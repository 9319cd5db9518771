import { expect, test } from "vitest";
import { photosOf } from "./venue-photos.ts";

const document = (name: string, extension: string | null) => ({
  DocumentType: { name },
  FileType: extension === null ? null : { extension },
});

test("pictures of the category Photo are shown, as far as browsers can", () => {
  const yard = document("Photo", "jpg");
  const others = [
    document("Photo", "tif"),
    document("Photo", null),
    document("Poster", "png"),
    document("Other", "jpg"),
  ];
  expect(photosOf([...others, yard])).toEqual([yard]);
});
