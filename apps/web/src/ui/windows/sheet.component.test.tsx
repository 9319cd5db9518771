import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showInProduct } from "../../../test/product.tsx";
import { Button } from "../buttons/button.tsx";
import { useWindows } from "./window-context.ts";
import type { WindowShape } from "./window-shape.ts";

const SCREEN = 844;

function Words() {
  return <p>Lanterns on the water</p>;
}

function ListToSearch() {
  return <input type="search" aria-label="Search songs" />;
}

async function openOnPhone(shape: WindowShape, Content: () => React.ReactNode = Words) {
  await page.viewport(390, SCREEN);
  onTestFinished(() => page.viewport(1280, 800));
  function Opener() {
    const { open } = useWindows();
    const content = () => Promise.resolve(Content);
    return (
      <Button
        onClick={() =>
          open({ key: "lanterns", title: "Paper Lanterns", shape, width: 900, props: {}, content })
        }
      >
        Open
      </Button>
    );
  }
  await showInProduct(<Opener />);
  await page.getByRole("button", { name: "Open" }).click();
  const sheet = page.getByRole("dialog", { name: "Paper Lanterns" });
  await expect.element(sheet).toBeVisible();
  return sheet;
}

it("of a small task is as tall as what it holds, at the lower edge", async () => {
  const sheet = await openOnPhone("small");
  await expect.element(page.getByText("Lanterns on the water")).toBeVisible();
  const { bottom, height } = sheet.element().getBoundingClientRect();
  expect(height).toBeLessThan(SCREEN / 3);
  await expect.poll(() => sheet.element().getAnimations().length).toBe(0);
  expect(bottom).toBeGreaterThanOrEqual(SCREEN);
});

it("of a small task closes by a press on the page that it leaves in sight", async () => {
  const sheet = await openOnPhone("small");
  await expect.element(page.getByText("Lanterns on the water")).toBeVisible();
  await userEvent.click(sheet, { position: { x: 150, y: -200 }, force: true });
  await expect.element(sheet).not.toBeInTheDocument();
});

it("that is searched keeps the whole screen, so that it does not jump with each letter", async () => {
  const sheet = await openOnPhone("small", ListToSearch);
  await expect.element(page.getByLabelText("Search songs")).toBeVisible();
  expect(sheet.element().getBoundingClientRect().height).toBe(SCREEN);
});

it("of a record has the whole screen, however little stands in it", async () => {
  const sheet = await openOnPhone("record");
  expect(sheet.element().getBoundingClientRect().height).toBe(SCREEN);
});
