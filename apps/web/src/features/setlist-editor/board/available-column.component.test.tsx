import { type AvailableFilter, defaultAvailable } from "@bandstand/domain/setlist-available";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { AvailableColumn } from "./available-column.tsx";

function Column() {
  const [filter, setFilter] = useState<AvailableFilter>({
    ...defaultAvailable(["C"]),
    search: "beyonce",
  });
  return (
    <AvailableColumn
      count={filter.status === null ? 3 : 1}
      isOther={false}
      hidden={filter.status === null ? 0 : 2}
      wide={false}
      filter={filter}
      onFilter={setFilter}
      isOpen={false}
      onOpen={() => {}}
      offered={[]}
      target={1}
      sections={[1]}
      onTarget={() => {}}
    >
      {null}
    </AvailableColumn>
  );
}

it("what a search finds besides is told, and shown with one press while the search stays", async () => {
  await showInProduct(<Column />);
  await page.getByRole("button", { name: "2 more found — show" }).click();
  await expect.element(page.getByRole("status", { name: "3 available" })).toBeVisible();
  await expect
    .element(page.getByRole("searchbox", { name: "Filter songs" }))
    .toHaveValue("beyonce");
  await expect.element(page.getByText("more found")).not.toBeInTheDocument();
});
