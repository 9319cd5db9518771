import { useLayoutEffect } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import { MarkerDialog } from "./marker-dialog.tsx";

const DRAFT = {
  id: null,
  time: 12,
  label: "Marker 1",
  notes: "",
  color: "red",
  icon: "location_on",
};

it("a quick name brings its colour", async () => {
  const onSet = vi.fn();
  await showInProduct(
    <MarkerDialog draft={DRAFT} duration={100} onSet={onSet} onClose={() => {}} />,
  );
  const colour = (name: string) => page.getByRole("radio", { name, exact: true });
  await page.getByRole("button", { name: "Chorus", exact: true }).click();
  await expect.element(colour("Amber")).toBeChecked();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  expect(onSet).toHaveBeenLastCalledWith({ ...DRAFT, label: "Chorus", color: "amber" });
});

it("has its name chosen before anybody sees it, so that the first letter typed replaces it", async () => {
  const seen = vi.fn();
  function Opened() {
    useLayoutEffect(() => {
      seen(document.activeElement?.getAttribute("name"), document.getSelection()?.toString());
    }, []);
    return <MarkerDialog draft={DRAFT} duration={100} onSet={() => {}} onClose={() => {}} />;
  }
  await showInProduct(<Opened />);
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("Marker 1");
  expect(seen).toHaveBeenCalledExactlyOnceWith("label", "Marker 1");
});
