import { expect, it } from "vitest";
import { pictureType, viewedKind } from "./viewed-file.ts";

it("a file is shown by its extension, and offered to be downloaded where no browser shows it", () => {
  expect(viewedKind("Rider.PDF")).toBe("pdf");
  expect(viewedKind("stage.jpeg")).toBe("picture");
  expect(viewedKind("scan.TIF")).toBe("drawn");
  for (const name of ["terms.docx", "costs.xls", "letter.msg", "README", "a.toString"])
    expect(viewedKind(name)).toBe("other");
});

it("a picture is told to be what its name says", () => {
  expect(pictureType("a.JPG")).toBe("image/jpeg");
  expect(pictureType("a.tif")).toBe("application/octet-stream");
});
