import { beforeEach, describe, expect, it } from "vitest";
import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import type { Tab } from "../tabs/tabs.tsx";
import { useWindows } from "../windows/window-context.ts";
import { Fact, TypedFact } from "./fact.tsx";
import { RecordView } from "./record-view.tsx";

const tab = (name: string): Tab => ({
  key: name.toLowerCase(),
  label: name,
  panel: <p>{name} of it</p>,
});

function Venue({ tabs }: { tabs: readonly [Tab, ...Tab[]] }) {
  return (
    <RecordView
      kind="venue"
      label="Half Crown"
      byline="Bristol"
      actions={<Button>Directions</Button>}
      facts={
        <>
          <Fact label="Capacity">120</Fact>
          <TypedFact label="Phone" panel={() => <input aria-label="Number" />}>
            0117
          </TypedFact>
        </>
      }
      tabs={tabs}
    />
  );
}

/** Notes that come and go, as when a song's words arrive. */
function WithNotes({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  const tabs: readonly [Tab, ...Tab[]] = isShown ? [tab("Map"), tab("Notes")] : [tab("Map")];
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>{label}</Button>
      <Venue tabs={tabs} />
    </>
  );
}

describe("the view of a record", () => {
  beforeEach(() => localStorage.clear());

  it("opens its first tab, and keeps in mind which was opened", async () => {
    await showInProduct(<Venue tabs={[tab("Map"), tab("Notes")]} />);
    await expect.element(page.getByText("Map of it")).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole("tab", { name: "Notes" }).click();
    await expect.element(page.getByText("Notes of it")).toBeVisible();
    expect(localStorage.getItem("bandstand:venue-tab")).toBe("notes");
  });

  it("opens its first tab while the one that was open last is missing", async () => {
    localStorage.setItem("bandstand:venue-tab", "notes");
    await showInProduct(<WithNotes label="Write notes" />);
    await expect.element(page.getByText("Map of it")).toBeVisible();
    await page.getByRole("button", { name: "Write notes" }).click();
    await expect.element(page.getByText("Notes of it")).toBeVisible();
  });
});

describe("a fact that is changed in a panel", () => {
  it("begins at its field, and leaves the window open when Escape closes it", async () => {
    function Opener() {
      const { open } = useWindows();
      const content = () => Promise.resolve(() => <Venue tabs={[tab("Map")]} />);
      return (
        <Button
          onClick={() => open({ key: "v", title: "Half Crown", width: 600, props: {}, content })}
        >
          Open
        </Button>
      );
    }
    await showInProduct(<Opener />);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("button", { name: "Phone 0117" }).click();
    await expect.element(page.getByLabelText("Number")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByLabelText("Number")).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog", { name: "Half Crown" })).toBeVisible();
  });
});
