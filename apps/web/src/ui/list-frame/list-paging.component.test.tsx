import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { ListFrame } from "./list-frame.tsx";
import { SelectBox } from "./select-box.tsx";

const papers = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  title: `Rider ${index + 1}`,
}));
const row = (name: string) => page.getByRole("row", { name, exact: true });

async function showPages() {
  const onPage = vi.fn<(page: number) => void>();
  await showInProduct(
    <ListFrame
      title="Documents"
      rows={papers}
      paging={{ size: 20, page: 1, onPage }}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      columns={[
        {
          key: "select",
          label: "Select",
          width: "2rem",
          cell: ({ title }, place) => <SelectBox label={`Select ${title}`} place={place} />,
        },
        { key: "title", label: "Title", width: "1fr", cell: ({ title }) => title },
      ]}
      search={{
        label: "Search by Title",
        placeholder: "Title",
        value: "",
        onChange: () => {},
        fields: ({ title }) => [title],
      }}
      selectionBar={(selected) => <p>{selected.length} to delete</p>}
    />,
  );
  return onPage;
}

describe("a list in pages", () => {
  it("shows one page, and leads to the next", async () => {
    const onPage = await showPages();
    await expect.element(row("Rider 1")).toBeVisible();
    await expect.element(page.getByText("Page 1 of 3")).toBeVisible();
    await expect
      .element(page.getByRole("grid", { name: "Documents" }))
      .toHaveAttribute("aria-rowcount", "21");
    await expectNoAxeViolations();
    await page.getByRole("button", { name: "Next page" }).click();
    expect(onPage.mock.calls).toEqual([[2]]);
  });

  it("picks a page of many first, then all that match, on whatever page they stand", async () => {
    await showPages();
    await row("Rider 2").getByRole("checkbox", { name: "Select Rider 2" }).click();
    await page.getByRole("button", { name: "Select all 20" }).click();
    await expect.element(page.getByText("20 to delete")).toBeVisible();
    await page.getByRole("button", { name: "Select all 45 that match" }).click();
    await expect.element(page.getByText("45 to delete")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Select all/ })).not.toBeInTheDocument();
  });

  it("finds what is typed on any page", async () => {
    await showPages();
    await page.getByRole("searchbox", { name: "Search by Title" }).fill("Rider 44");
    await expect.element(row("Rider 44")).toBeVisible();
    await expect.element(page.getByText(/^Page/)).not.toBeInTheDocument();
  });
});
