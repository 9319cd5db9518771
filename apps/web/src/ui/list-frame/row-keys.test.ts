import { describe, expect, it } from "vitest";
import { rowStep } from "./row-keys.ts";

const inTheMiddle = { index: 100, count: 5000, page: 12 };

describe("keys on a row", () => {
  it("go up and down by one row, by a screen, and to the ends", () => {
    const to = (key: string) => rowStep(key, inTheMiddle);
    expect(to("ArrowDown")).toEqual({ type: "go", index: 101 });
    expect(to("ArrowUp")).toEqual({ type: "go", index: 99 });
    expect(to("PageDown")).toEqual({ type: "go", index: 112 });
    expect(to("PageUp")).toEqual({ type: "go", index: 88 });
    expect(to("Home")).toEqual({ type: "go", index: 0 });
    expect(to("End")).toEqual({ type: "go", index: 4999 });
  });

  it("stop at the first and the last row", () => {
    expect(rowStep("ArrowUp", { index: 0, count: 3, page: 12 })).toEqual({ type: "go", index: 0 });
    expect(rowStep("PageDown", { index: 1, count: 3, page: 12 })).toEqual({ type: "go", index: 2 });
  });

  it("open and expand", () => {
    expect(rowStep("Enter", inTheMiddle)).toEqual({ type: "open" });
    expect(rowStep(" ", inTheMiddle)).toEqual({ type: "toggle" });
    expect(rowStep("ArrowRight", inTheMiddle)).toEqual({ type: "expand" });
    expect(rowStep("ArrowLeft", inTheMiddle)).toEqual({ type: "collapse" });
  });

  it("leave every other key to the browser", () => {
    expect(rowStep("a", inTheMiddle)).toBeNull();
    expect(rowStep("Tab", inTheMiddle)).toBeNull();
  });
});
