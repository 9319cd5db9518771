import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { FilterChip } from "../../ui/marks/chip.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";

const emulate = (value: string) =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

describe("where the system paints everything in a few colours of its own", () => {
  beforeEach(async () => void (await emulate("active")));
  afterEach(async () => void (await emulate("none")));

  it("a filter that is on has another ground than one that is off", async () => {
    await showInProduct(
      <>
        <FilterChip label="WIP" pressed onPress={() => {}} />
        <FilterChip label="Hold" pressed={false} onPress={() => {}} />
      </>,
    );
    const [on, off] = page.getByRole("button").elements();
    expect(on && groundOf(on)).not.toBe(off && groundOf(off));
  });

  it("the tab that is shown has another ground than the others", async () => {
    await showInProduct(
      <Tabs
        label="Parts"
        tabs={[
          { key: "chart", label: "Chart", panel: <p>Em7 A7</p> },
          { key: "notes", label: "Notes", panel: <p>On the one</p> },
        ]}
      />,
    );
    const [shown, other] = page.getByRole("tab").elements();
    expect(shown && groundOf(shown)).not.toBe(other && groundOf(other));
  });
});

describe("a filter in a row that is too narrow for all of them", () => {
  it("keeps its tick", async () => {
    await showInProduct(
      <div style={{ display: "flex", width: 60, overflowX: "auto" }}>
        <FilterChip label="Current" pressed onPress={() => {}} />
        <FilterChip label="Possible" pressed={false} onPress={() => {}} />
      </div>,
    );
    const tick = page.getByRole("button", { name: "Current" }).element().querySelector("svg");
    expect(tick?.getBoundingClientRect().width).toBeGreaterThan(12);
  });
});
