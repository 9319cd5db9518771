import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import type { ListColumn } from "./columns.ts";
import { ListFrame } from "./list-frame.tsx";
import type { ListOptions } from "./list-options.ts";
import { menuColumn } from "./menu-column.tsx";
import { SelectBox } from "./select-box.tsx";

interface Venue {
  id: number;
  name: string;
}
type VenueList = ListOptions<Venue, string>;

const columns: readonly ListColumn<Venue>[] = [
  {
    key: "select",
    label: "Select",
    width: "2rem",
    cell: ({ name }, place) => <SelectBox label={`Select ${name}`} place={place} />,
  },
  { key: "name", label: "Name", width: "1fr", cell: ({ name }) => name },
  menuColumn({
    label: ({ name }) => `More for ${name}`,
    contents:
      ({ name }) =>
      (panel) =>
        panel([
          { key: "venue", items: [{ key: "open", label: `Open ${name}`, onSelect: () => {} }] },
        ]),
  }),
];
const venues: readonly Venue[] = [
  { id: 1, name: "The Anchor" },
  { id: 2, name: "The Bell" },
  { id: 3, name: "The Crown" },
  { id: 4, name: "The Swan" },
];
const manyVenues = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  name: `Venue ${index + 1}`,
}));

const row = (name: string) => page.getByRole("row", { name, exact: true });
const inDocument = () =>
  document.querySelectorAll("[role=row][data-index]:not([data-idle])").length;

async function showList(options: Partial<VenueList> = {}) {
  const onOpen = vi.fn<(venue: Venue) => void>();
  await showInProduct(
    <ListFrame<Venue>
      title="Venues"
      rows={venues}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={columns}
      onOpen={onOpen}
      selectionBar={(selected, clear) => (
        <Button onClick={clear}>Delete {selected.map(({ name }) => name).join(", ")}</Button>
      )}
      {...options}
    />,
  );
  return { onOpen };
}

const search = (onChange: (text: string) => void) => ({
  label: "Search by Name",
  placeholder: "Name",
  value: "",
  onChange,
  fields: ({ name }: Venue) => [name],
});

/** Pixels, as the browser draws it. */
function widthOfHint(box: Element): number {
  const text = document.createElement("span");
  text.textContent = box.getAttribute("placeholder");
  text.style.font = getComputedStyle(box).font;
  document.body.append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
}

describe("a list", () => {
  it("shows its rows under its heading, and what it counts of them", async () => {
    await showList({ summary: (shown) => `${shown.length} venues` });
    await expect.element(page.getByRole("heading", { name: "Venues" })).toBeVisible();
    await expect.element(row("The Anchor")).toBeVisible();
    await expect.element(row("The Swan")).toHaveAttribute("aria-rowindex", "5");
    await expect.element(page.getByText("4 venues")).toBeVisible();
    await expectNoAxeViolations();
  });

  it("has the rows in view alone in the document, and says how many there are", async () => {
    await showList({ rows: manyVenues });
    await expect.element(row("Venue 1")).toBeVisible();
    await expect
      .element(page.getByRole("grid", { name: "Venues" }))
      .toHaveAttribute("aria-rowcount", "5001");
    expect(inDocument()).toBeLessThan(60);
    await row("Venue 1").getByText("Venue 1").click();
    await userEvent.keyboard("{End}");
    await expect.element(row("Venue 5000")).toHaveFocus();
    await expect.element(row("Venue 5000")).toBeInViewport();
    expect(inDocument()).toBeLessThan(60);
  });

  it("is walked with the arrow keys, and opens the row in hand with Enter", async () => {
    const { onOpen } = await showList();
    await expect.element(row("The Anchor")).toBeVisible();
    await userEvent.tab();
    await expect.element(row("The Anchor")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(row("The Crown")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect.element(row("The Bell")).toHaveFocus();
    expect(onOpen.mock.calls).toEqual([[{ id: 2, name: "The Bell" }]]);
  });

  it("opens the row that is pressed, but not one whose control is", async () => {
    const { onOpen } = await showList();
    await row("The Crown").getByRole("button", { name: "More for The Crown" }).click();
    await expect.element(page.getByRole("menuitem", { name: "Open The Crown" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect
      .element(row("The Crown").getByRole("button", { name: "More for The Crown" }))
      .toHaveFocus();
    expect(onOpen).not.toHaveBeenCalled();
    await row("The Swan").getByText("The Swan").click();
    expect(onOpen.mock.calls).toEqual([[{ id: 4, name: "The Swan" }]]);
  });

  it("picks rows with the keys, says how many, and lets go of them with Escape", async () => {
    await showList();
    await expect.element(row("The Anchor")).toBeVisible();
    await userEvent.tab();
    await expect.element(row("The Anchor")).toHaveFocus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect.element(page.getByText("3 selected")).toBeVisible();
    await expect.element(row("The Bell")).toHaveAttribute("aria-selected", "true");
    await expect.element(row("The Swan")).toHaveAttribute("aria-selected", "false");
    await expect
      .element(page.getByRole("button", { name: "Delete The Anchor, The Bell, The Crown" }))
      .toBeVisible();
    await expectNoAxeViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("group", { name: "Selection" })).not.toBeInTheDocument();
  });

  it("picks a row by its box, and all of them by the bar", async () => {
    await showList();
    await row("The Bell").getByRole("checkbox", { name: "Select The Bell" }).click();
    await expect.element(page.getByText("1 selected")).toBeVisible();
    await page.getByRole("button", { name: "Select all 4" }).click();
    await expect.element(page.getByText("4 selected")).toBeVisible();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expect.element(row("The Bell")).toHaveAttribute("aria-selected", "false");
  });

  it("narrows to what is typed, letter by letter, and tells the address when the typing rests", async () => {
    const onChange = vi.fn<(text: string) => void>();
    const besides = new Set(venues.filter(({ name }) => name === "The Swan"));
    await showList({ search: { ...search(onChange), besides } });
    // How long a key takes to come depends on the machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard("/");
    const box = page.getByRole("searchbox", { name: "Search by Name" });
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard("bell");
    await expect.element(row("The Bell")).toBeVisible();
    await expect.element(row("The Anchor")).not.toBeInTheDocument();
    await expect.element(row("The Swan")).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onChange.mock.calls).toEqual([["bell"]]);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("The Bell")).toHaveFocus();
  });

  it("has room for the longest hint of its search box on a tablet", async () => {
    await page.viewport(820, 1180);
    onTestFinished(() => page.viewport(1280, 800));
    await showList({
      search: { ...search(() => {}), placeholder: "Song Title, Artist, Featuring" },
    });
    const box = page.getByPlaceholder("Song Title, Artist, Featuring");
    await expect.element(box).toBeVisible();
    expect(box.element().clientWidth).toBeGreaterThan(widthOfHint(box.element()));
  });

  it("says No Rows where the search finds nothing, and takes it back", async () => {
    await showList({ search: search(() => {}) });
    await page.getByRole("searchbox", { name: "Search by Name" }).fill("zzz");
    await expect.element(page.getByText("No Rows")).toBeVisible();
    await page.getByRole("button", { name: "Clear search", exact: true }).last().click();
    await expect.element(row("The Anchor")).toBeVisible();
  });

  it("stands in groups, each under its name", async () => {
    await showList({ tall: true, groupOf: ({ id }) => (id < 3 ? "North" : "South") });
    await expect.element(row("The Bell")).toBeVisible();
    const top = (name: string) => row(name).element().getBoundingClientRect().top;
    const south = page.getByRole("rowheader", { name: "South" }).element().getBoundingClientRect();
    expect(south.top).toBeGreaterThan(top("The Bell"));
    expect(south.bottom).toBeLessThanOrEqual(top("The Crown"));
    await expect.element(page.getByRole("rowheader")).toHaveLength(2);
    await expectNoAxeViolations();
  });

  it("offers to reset the filters where they leave nothing", async () => {
    const onClearFilters = vi.fn<() => void>();
    await showList({ rows: [], total: 4, onClearFilters });
    await expect.element(page.getByText("No Rows")).toBeVisible();
    await page.getByRole("button", { name: "Reset filters" }).click();
    expect(onClearFilters).toHaveBeenCalledOnce();
  });

  it("says what it is for where there is nothing at all", async () => {
    await showList({ rows: [], empty: <p>Venues are where you play.</p> });
    await expect.element(page.getByText("Venues are where you play.")).toBeVisible();
    await expect.element(page.getByRole("searchbox")).not.toBeInTheDocument();
    await expect.element(page.getByRole("group", { name: "Filters" })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it("offers what needs no rows where there is nothing at all", async () => {
    const onSelect = vi.fn<() => void>();
    const share = { key: "share", label: "Share the address", onSelect };
    await showList({
      rows: [],
      empty: <p>Venues are where you play.</p>,
      menu: () => (panel) => panel([{ key: "share", items: [share] }]),
    });
    await page.getByRole("button", { name: "More for this list" }).click();
    await page.getByRole("menuitem", { name: "Share the address" }).click();
    expect(onSelect).toHaveBeenCalledOnce();
    await expectNoAxeViolations();
  });

  it("says why its rows did not come, and tries again", async () => {
    const onRetry = vi.fn<() => void>();
    const message = "The server is not available, please try again later.";
    await showList({ rows: [], status: { state: "failed", error: new Error(message), onRetry } });
    const alert = page.getByRole("alert");
    await expect.element(alert).toMatchTextContent("Error Fetching Data");
    await expect.element(alert).toMatchTextContent(message);
    await expectNoAxeViolations();
    await page.getByRole("button", { name: "Try again" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("dragging rows out of a list", () => {
  /** A mouse takes the row at its words, or where it is told. */
  function drag(name: string, at: Element = row(name).element()): void {
    const press = { bubbles: true, pointerType: "mouse" };
    at.dispatchEvent(new PointerEvent("pointerdown", press));
    if (!row(name).element().matches("[draggable=true]")) return;
    const dataTransfer = new DataTransfer();
    row(name)
      .element()
      .dispatchEvent(new DragEvent("dragstart", { bubbles: true, dataTransfer }));
  }

  async function showDragged() {
    const dragged: string[][] = [];
    const onDrag: VenueList["onDrag"] = (rows) => dragged.push(rows.map(({ name }) => name));
    await showList({ onDrag });
    return dragged;
  }

  it("takes the row, and all that are selected where it is one of them", async () => {
    const dragged = await showDragged();
    drag("The Crown");
    await page.getByRole("checkbox", { name: "Select The Bell" }).click();
    await page.getByRole("checkbox", { name: "Select The Swan" }).click();
    drag("The Anchor");
    drag("The Swan");
    expect(dragged).toEqual([["The Crown"], ["The Anchor"], ["The Bell", "The Swan"]]);
  });

  it("leaves a press on a control to the control, and a finger to the scrolling", async () => {
    const dragged = await showDragged();
    const more = page.getByRole("button", { name: "More for The Bell" });
    drag("The Bell", more.element());
    row("The Bell")
      .element()
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    expect(row("The Bell").element().matches("[draggable=true]")).toBe(false);
    expect(dragged).toEqual([]);
  });
});
