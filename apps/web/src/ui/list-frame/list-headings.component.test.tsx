import type { SortDirection } from "@bandstand/domain/sort-direction";
import { useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { ListFrame } from "./list-frame.tsx";

const venues = ["The Anchor", "The Bell"].map((name) => ({ name }));

function Venues() {
  const [{ field, direction }, setSort] = useState<{
    field: "name" | "seats";
    direction: SortDirection;
  }>({ field: "name", direction: "asc" });
  return (
    <ListFrame
      title="Venues"
      oneLine
      rows={venues}
      rowKey={({ name }) => name}
      rowLabel={({ name }) => name}
      columns={[
        { key: "name", label: "Name", width: "1fr", sorts: "name", cell: ({ name }) => name },
        { key: "seats", label: "Seats", width: "5rem", sorts: "seats", cell: () => "200" },
        { key: "town", label: "Town", width: "5rem", cell: () => "Hull" },
      ]}
      search={{
        label: "Search by Name",
        placeholder: "Name",
        value: "",
        onChange: () => {},
        fields: ({ name }) => [name],
      }}
      sort={{
        fields: [
          { value: "name", label: "Name" },
          { value: "seats", label: "Seats", first: "desc" },
        ],
        field,
        direction,
        onChange: (by, way) => setSort({ field: by, direction: way }),
      }}
    />
  );
}

const heading = (name: string) => page.getByRole("columnheader", { name });
const press = (name: string) => heading(name).getByRole("button", { name }).click();

describe("the heads of the columns", () => {
  it("sort by what is pressed, its own way first, then the other, and say so", async () => {
    await showInProduct(<Venues />);
    await expect.element(heading("Name")).toHaveAttribute("aria-sort", "ascending");
    await press("Seats");
    await expect.element(heading("Seats")).toHaveAttribute("aria-sort", "descending");
    await expect.element(heading("Name")).not.toHaveAttribute("aria-sort");
    await press("Seats");
    await expect.element(heading("Seats")).toHaveAttribute("aria-sort", "ascending");
    await expect.element(heading("Town").getByRole("button")).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it("are for screen readers alone where there is no room for rows of one line", async () => {
    await page.viewport(500, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await showInProduct(<Venues />);
    await expect.element(heading("Seats")).toBeInTheDocument();
    await expect.element(heading("Seats").getByRole("button")).not.toBeInTheDocument();
  });

  it("stand above the words of low rows", async () => {
    await showInProduct(<Venues />);
    const row = page.getByRole("row", { name: "The Bell" });
    await expect.element(row).toBeVisible();
    expect(row.element().getBoundingClientRect().height).toBe(44);
    const edge = (element: Element) => element.getBoundingClientRect().left;
    const cell = row.getByRole("gridcell", { name: "Hull" }).element();
    expect(edge(heading("Town").element())).toBe(edge(cell));
  });

  it("cannot be reached while the search finds nothing, and no row can", async () => {
    await showInProduct(<Venues />);
    await expect.element(heading("Name")).toBeVisible();
    const grid = page.getByRole("grid").element();
    await page.getByRole("searchbox", { name: "Search by Name" }).fill("zzz");
    await expect.element(page.getByText("No Rows")).toBeVisible();
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    expect(grid.clientHeight).toBe(0);
    expect(grid.querySelector("button")?.checkVisibility()).toBe(false);
    await expectNoAxeViolations();
  });
});
