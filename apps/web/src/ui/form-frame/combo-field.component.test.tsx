import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../test/axe.ts";
import { showInProduct } from "../../../test/product.tsx";
import { ComboField } from "./combo-field.tsx";

const VENUES = [
  { value: 1, label: "Blue Heron", detail: "Saltmarsh Quay" },
  { value: 2, label: "Corn Hall", detail: "Otterford" },
  { value: 3, label: "The Half Crown", detail: "Ardenbridge" },
];

function Venue() {
  const [venueId, setVenueId] = useState<number | null>(1);
  const field = {
    name: "venueId",
    value: venueId,
    message: undefined,
    set: setVenueId,
    onBlur: () => {},
  };
  return (
    <>
      <ComboField field={field} label="Venue" options={VENUES} />
      <output>Chosen: {venueId ?? "none"}</output>
    </>
  );
}

const venue = page.getByRole("combobox", { name: "Venue" });
const chosen = page.getByText(/^Chosen/);

describe("a choice found by typing", () => {
  it("finds by name and detail, and takes the one that the arrows have reached", async () => {
    await showInProduct(<Venue />);
    await expect.element(venue).toHaveValue("Blue Heron");
    await venue.fill("r");
    await expect.element(page.getByRole("option")).toHaveLength(3);
    await expectNoAxeViolations();
    await venue.fill("ott");
    await expect.element(page.getByRole("option", { name: /Corn Hall/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(chosen).toHaveTextContent("Chosen: 2");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await expect.element(venue).toHaveValue("The Half Crown");
  });

  it("keeps what was chosen where Escape or another field comes before a choice", async () => {
    await showInProduct(<Venue />);
    await venue.fill("half");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("option")).not.toBeInTheDocument();
    await expect.element(venue).toHaveValue("Blue Heron");
    await venue.fill("nowhere");
    await expect.element(page.getByText("Nothing is called “nowhere”.")).toBeVisible();
    await userEvent.tab();
    await expect.element(venue).toHaveValue("Blue Heron");
    await expect.element(chosen).toHaveTextContent("Chosen: 1");
  });

  it("has none once it is emptied", async () => {
    await showInProduct(<Venue />);
    await venue.fill("");
    await userEvent.tab();
    await expect.element(chosen).toHaveTextContent("Chosen: none");
    await expect.element(venue).toHaveValue("");
  });

  it("is pressed as well as typed", async () => {
    await showInProduct(<Venue />);
    await venue.click();
    await page.getByRole("option", { name: /Half Crown/ }).click();
    await expect.element(chosen).toHaveTextContent("Chosen: 3");
  });
});
