import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { RowTitle } from "./row-title.tsx";

async function showTitle(title: string) {
  await showInProduct(
    <div style={{ display: "grid", width: 160 }}>
      <RowTitle href="/song/1">{title}</RowTitle>
    </div>,
  );
  const box = page.getByRole("link").element();
  return { box: box.getBoundingClientRect(), placeOf: (at: number) => placeOf(box, at) };
}

/** Where a letter of the title stands. */
function placeOf(box: Element, at: number): DOMRect {
  const range = document.createRange();
  const text = box.firstChild;
  if (text === null) throw new Error("There is no title.");
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}

describe("a title that is longer than its column", () => {
  it("shows how it begins at the left where it is written from the left", async () => {
    const { box, placeOf } = await showTitle("Wedding, first dance to last");
    expect(placeOf(0).left).toBeCloseTo(box.left, 0);
  });

  it("shows how it begins at the right where it is written from the right", async () => {
    const { box, placeOf } = await showTitle("ירושלים של זהב ושל נחושת ושל אור");
    expect(placeOf(0).right).toBeLessThanOrEqual(box.right + 1);
    expect(placeOf(0).right).toBeGreaterThan(box.right - 8);
  });
});

describe("a title that has room", () => {
  it("begins at the left edge of its list, whichever way it is written", async () => {
    const { box, placeOf } = await showTitle("שלום");
    expect(placeOf(3).left).toBeCloseTo(box.left, 0);
  });
});
