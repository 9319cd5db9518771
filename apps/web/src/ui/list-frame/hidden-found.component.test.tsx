import { useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { ListFrame } from "./list-frame.tsx";

const names = ["The Anchor", "The Bell", "The Crown", "The Swan"];
const venues = names.map((name) => ({ name }));

const row = (name: string) => page.getByRole("row", { name, exact: true });

describe("a list with filters that keep rows away", () => {
  /** The Swan is closed. Whether that is shown is the page's own. */
  function Venues() {
    const [isShown, setShown] = useState(false);
    const closed = venues.slice(3);
    const hidden = {
      groups: isShown ? [] : [{ key: "X", label: "Closed", rows: closed }],
      onShow: (keys: readonly string[]) => setShown(keys.includes("X")),
    };
    return (
      <ListFrame
        title="Venues"
        rows={isShown ? venues : venues.slice(0, 3)}
        rowKey={({ name }) => name}
        rowLabel={({ name }) => name}
        columns={[{ key: "name", label: "Name", width: "1fr", cell: ({ name }) => name }]}
        search={{
          label: "Search by Name",
          placeholder: "Name",
          value: "",
          onChange: () => {},
          fields: ({ name }) => [name],
        }}
        summary={(shown) => `${shown.length} of 4`}
        hidden={hidden}
      />
    );
  }
  const box = page.getByRole("searchbox", { name: "Search by Name" });

  it("says beside the count how many are hidden, and shows them", async () => {
    await showInProduct(<Venues />);
    await expect.element(page.getByText("3 of 4")).toBeVisible();
    await page.getByRole("button", { name: "1 hidden · Show" }).click();
    await expect.element(row("The Swan")).toBeVisible();
    await expect.element(row("The Anchor")).toHaveFocus();
    await expect.element(page.getByText("hidden")).not.toBeInTheDocument();
  });

  it("says as much on a tablet held upright", async () => {
    await showInProduct(<Venues />);
    const said = page.getByRole("button", { name: "1 hidden · Show" });
    await expect.element(said).toBeVisible();
    const onLaptop = said.element().getBoundingClientRect().width;
    await page.viewport(820, 1180);
    onTestFinished(() => page.viewport(1280, 800));
    await expect.poll(() => said.element().getBoundingClientRect().width).toBe(onLaptop);
  });

  it("says which of them a search finds where it finds nothing else, and shows them", async () => {
    await showInProduct(<Venues />);
    await box.fill("swan");
    await expect.element(page.getByText("No Rows")).toBeVisible();
    await expect.element(page.getByText("Nothing here matches “swan”.")).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole("button", { name: "1 in Closed — show" }).click();
    await expect.element(row("The Swan")).toHaveFocus();
    await expect.element(row("The Anchor")).not.toBeInTheDocument();
  });

  it("says below what a search finds that it finds more", async () => {
    await showInProduct(<Venues />);
    await box.fill("the");
    await expect.element(row("The Bell")).toBeVisible();
    await expect.element(page.getByText("Also found")).toBeVisible();
    await expectNoAxeViolations();
    await box.fill("the bell");
    await expect.element(page.getByText("Also found")).not.toBeInTheDocument();
    await expect.element(page.getByText("hidden")).not.toBeInTheDocument();
  });
});
