import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { TempoField } from "./tempo-field.tsx";

async function showTempo() {
  function Song() {
    const [value, set] = useState<number | null>(null);
    return <TempoField field={{ name: "bpm", value, message: undefined, set, onBlur: () => {} }} />;
  }
  await showInProduct(<Song />);
  const button = page.getByRole("button", { name: "Tap tempo" }).element();
  /** What the browser tells at this time, in milliseconds, one after the other. */
  return async (event: Event, time: number) => {
    Object.defineProperty(event, "timeStamp", { value: time });
    button.dispatchEvent(event);
    await Promise.resolve();
  };
}

const tempo = page.getByRole("textbox", { name: "Tempo" });
const finger = () => new PointerEvent("pointerdown", { bubbles: true });
const lifting = () => new MouseEvent("click", { bubbles: true, detail: 1 });
const key = () => new MouseEvent("click", { bubbles: true, detail: 0 });

describe("the tempo of a song", () => {
  it.each([
    ["a finger", finger],
    ["a key", key],
  ])("is tapped along with %s, and read out", async (_, tap) => {
    const tell = await showTempo();
    for (const time of [10_000, 10_500, 11_000]) await tell(tap(), time);
    await expect.element(tempo).toHaveValue("120");
    await expect.element(page.getByRole("status")).toMatchTextContent("120 beats a minute");
  });

  it("is that of the finger's touches, whenever it is lifted", async () => {
    const tell = await showTempo();
    for (const time of [10_000, 11_000, 12_000]) {
      await tell(finger(), time);
      await tell(lifting(), time + 100);
    }
    await expect.element(tempo).toHaveValue("60");
  });
});
