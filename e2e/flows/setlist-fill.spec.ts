import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { addLateSet, column, openEditor, song } from "../support/setlist-board.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Fill First Set" });
const strikes = (page: Page) => dialog(page).getByRole("button", { name: /^Strike out / });
const offered = (page: Page): Promise<string[]> =>
  strikes(page).evaluateAll((buttons) =>
    buttons.map((button) => (button.getAttribute("aria-label") ?? "").replace("Strike out ", "")),
  );

test("a set is filled from its foot on a phone: with another offer, and without a song that is struck out", async ({
  page,
  request,
  administrator,
  isMobile,
}) => {
  const { id } = await addLateSet(request, administrator.session, 9);
  await openEditor(page, administrator, id);
  if (isMobile) {
    await page.getByRole("group", { name: "Lists" }).getByText("Set 1").click();
    await page.getByRole("button", { name: "Fill Set 1" }).click();
  } else {
    await page.getByRole("button", { name: "Fill Set 1 to 30 min" }).click();
  }
  await dialog(page).getByLabel("Length").fill("11");
  await expect(strikes(page)).toHaveCount(3);
  const first = await offered(page);
  await expectNoAxeViolations(page);

  await dialog(page).getByRole("button", { name: "Another one" }).click();
  await expect(strikes(page)).toHaveCount(3);
  const second = await offered(page);
  for (const title of second) expect(first).not.toContain(title);

  const [out = "", ...stay] = second;
  await dialog(page)
    .getByRole("button", { name: `Strike out ${out}` })
    .click();
  await expect(dialog(page).getByRole("group", { name: "Struck out" })).toContainText(out);
  await expect(strikes(page)).toHaveCount(3);
  const third = await offered(page);
  expect(third).toEqual(expect.arrayContaining(stay));
  expect(third).not.toContain(out);

  await dialog(page).getByRole("button", { name: "Add 3 songs" }).click();
  for (const title of third) await expect(song(column(page, "First Set"), title)).toBeVisible();
  await page.keyboard.press("Control+z");
  for (const title of third) await expect(song(column(page, "First Set"), title)).toHaveCount(0);
});
