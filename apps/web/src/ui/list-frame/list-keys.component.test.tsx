import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { ListFrame } from "./list-frame.tsx";
import type { RowAction } from "./list-options.ts";
import { menuColumn } from "./menu-column.tsx";

const venues = ["The Anchor", "The Bell", "The Crown"].map((name) => ({ name }));
type Venue = (typeof venues)[number];

const row = (name: string) => page.getByRole("row", { name, exact: true });

async function showList() {
  const onCursor = vi.fn<(venue: Venue) => void>();
  const onCall = vi.fn<(venue: Venue) => void>();
  const keys: readonly RowAction<Venue>[] = [
    { keys: "c", label: "Call the venue", run: onCall },
    {
      keys: "s",
      label: "Change its status",
      run: ({ name }, { openMenu }) =>
        openMenu({
          part: "status",
          label: `Status of ${name}`,
          contents: (panel) =>
            panel([{ key: "all", items: [{ key: "open", label: "Open", onSelect: () => {} }] }]),
        }),
    },
  ];
  await showInProduct(
    <ListFrame<Venue>
      title="Venues"
      rows={venues}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
      columns={[
        { key: "name", label: "Name", width: "1fr", cell: ({ name }) => name },
        menuColumn({
          label: ({ name }) => `More for ${name}`,
          contents: () => (panel) => panel([]),
        }),
      ]}
      search={{
        label: "Search by Name",
        placeholder: "Name",
        value: "",
        onChange: () => {},
        fields: ({ name }) => [name],
      }}
      keys={keys}
      onCursor={onCursor}
    />,
  );
  await expect.element(row("The Anchor")).toBeVisible();
  return { onCursor, onCall };
}

describe("the keys of a list", () => {
  it("J and K take a row in hand from anywhere, and move on; each row is told", async () => {
    const { onCursor } = await showList();
    await userEvent.keyboard("j");
    await expect.element(row("The Anchor")).toHaveFocus();
    await userEvent.keyboard("jj");
    await expect.element(row("The Crown")).toHaveFocus();
    await userEvent.keyboard("k");
    await expect.element(row("The Bell")).toHaveFocus();
    await expect
      .poll(() => onCursor.mock.calls.map(([{ name }]) => name))
      .toEqual(["The Anchor", "The Bell", "The Crown", "The Bell"]);
  });

  it("those of its own act on the row in hand, not on what is typed", async () => {
    const { onCall } = await showList();
    await userEvent.keyboard("jjc");
    await expect.poll(() => onCall.mock.calls[0]?.[0]).toEqual({ name: "The Bell" });
    const box = page.getByRole("searchbox", { name: "Search by Name" });
    await box.click();
    await userEvent.keyboard("cjk");
    await expect.element(box).toHaveValue("cjk");
    expect(onCall).toHaveBeenCalledOnce();
  });

  it("open a menu of the row, from which the focus comes back", async () => {
    await showList();
    await userEvent.keyboard("js");
    await expect.element(page.getByRole("menu", { name: "Status of The Anchor" })).toBeVisible();
    await expect.element(page.getByRole("menuitem", { name: "Open" })).toHaveFocus();
    await expect
      .element(page.getByRole("button", { name: "More for The Anchor" }))
      .toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Escape}");
    await expect.element(row("The Anchor")).toHaveFocus();
  });
});
