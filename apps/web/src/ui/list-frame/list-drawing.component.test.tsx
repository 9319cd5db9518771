import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { ListFrame } from "./list-frame.tsx";

interface Song {
  id: number;
  title: string;
}

const songs: readonly Song[] = ["Paper Lanterns", "Paper Moon", "Northbound"].map(
  (title, index) => ({ id: index + 1, title }),
);
const drawn = vi.fn<(song: Song) => string>(({ title }) => title);

describe("a search", () => {
  it("draws no row again that stays where it is", async () => {
    await showInProduct(
      <ListFrame
        title="Songs"
        rows={songs}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        columns={[{ key: "title", label: "Title", width: "1fr", cell: drawn }]}
        search={{
          label: "Search by Title",
          placeholder: "Title",
          value: "",
          onChange: () => {},
          fields: ({ title }) => [title],
        }}
        selectionBar={(selected) => <p>{selected.length} to print</p>}
      />,
    );
    await expect.element(page.getByRole("row", { name: "Paper Lanterns" })).toBeVisible();
    drawn.mockClear();
    await page.getByRole("searchbox", { name: "Search by Title" }).fill("Paper");
    await expect.element(page.getByRole("row", { name: "Northbound" })).not.toBeInTheDocument();
    expect(drawn.mock.calls.map(([{ title }]) => title)).not.toContain("Paper Lanterns");
    expect(drawn.mock.calls.map(([{ title }]) => title)).not.toContain("Paper Moon");
  });
});
