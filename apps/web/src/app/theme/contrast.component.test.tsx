import { describe, expect, it, onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { FilterChip } from "../../ui/marks/chip.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";

async function inColoursOfTheSystem() {
  const emulate = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await emulate("active");
  onTestFinished(async () => void (await emulate("none")));
}

const isChosen = (element: Element | undefined) =>
  element !== undefined && getComputedStyle(element).backgroundColor === chosenGround();

function chosenGround(): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.backgroundColor = "SelectedItem";
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const filter = (label: string, pressed: boolean) => (
  <FilterChip label={label} pressed={pressed} onPress={() => {}} />
);

describe("where the system paints everything in a few colours of its own", () => {
  it("a filter that is on has the ground of what is chosen", async () => {
    await inColoursOfTheSystem();
    await showInProduct(
      <>
        {filter("WIP", true)}
        {filter("Hold", false)}
      </>,
    );
    const [on, off] = page.getByRole("button").elements();
    expect([isChosen(on), isChosen(off)]).toEqual([true, false]);
  });

  it("the tab that is shown has it, too", async () => {
    await inColoursOfTheSystem();
    const tabs = [
      { key: "chart", label: "Chart", panel: <p>Em7 A7</p> },
      { key: "notes", label: "Notes", panel: <p>On the one</p> },
    ];
    await showInProduct(<Tabs label="Parts" tabs={tabs} />);
    const [shown, other] = page.getByRole("tab").elements();
    expect([isChosen(shown), isChosen(other)]).toEqual([true, false]);
  });
});

it("a filter in a row that is too narrow for all of them keeps its tick", async () => {
  await showInProduct(
    <div style={{ display: "flex", width: 60, overflowX: "auto" }}>
      {filter("Current", true)}
      {filter("Possible", false)}
    </div>,
  );
  const tick = page.getByRole("button", { name: "Current" }).element().querySelector("svg");
  expect(tick?.getBoundingClientRect().width).toBeGreaterThan(12);
});
