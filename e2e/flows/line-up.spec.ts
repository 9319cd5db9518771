import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addMember } from "../support/added-member.ts";
import { centreOf } from "../support/pointer.ts";

const role = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Move ${name}`, exact: true });

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Line-Up" }).click();
  await expect(page.getByText("Each move saves itself")).toBeVisible();
}

/** Moves by the keys that a screen reader is told of. */
async function moveByKeys(page: Page, name: string, keys: readonly string[]): Promise<void> {
  await handle(page, name).focus();
  await page.keyboard.press("Space");
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Space");
}

test(
  "members are put in order by the keyboard, which is said, saved and undone",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await addMember(request, administrator, "Lou");
    await signIn(page, administrator, "/bandusers/index");
    await open(page);
    await expectNoAxeViolations(page);
    await handle(page, "Lou").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Lou picked up from")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Lou: place 2 of 3 in Members")).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("Lou: place 1 of 3 in Members")).toBeAttached();
    await page.keyboard.press("Space");

    await expect(said(page, "Moved Lou to position 1 in Members")).toBeVisible();
    await expect(role(page, "Members").getByRole("article").first()).toHaveAccessibleName("Lou");
    await page.reload();
    await expect(page.getByRole("article").first()).toHaveAccessibleName("Lou, Drums");

    await open(page);
    await moveByKeys(page, "Lou", ["ArrowDown", "ArrowDown"]);
    await expect(said(page, "Moved Lou to position 3 in Members")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(role(page, "Members").getByRole("article").first()).toHaveAccessibleName("Lou");
  },
);

test(
  "a member is dragged to another role, and keeps their rights",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await addMember(request, administrator, "Hal", 3);
    await signIn(page, administrator, "/bandusers/index");
    await open(page);
    const from = await centreOf(handle(page, "Kit"));
    const to = await centreOf(handle(page, "Hal"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 4 });
    await page.mouse.move(to.x, to.y + 10, { steps: 12 });
    await page.mouse.up();
    await expect(said(page, /^Moved Kit to position \d in Helpers/)).toBeVisible();
    await expect(page.getByText("Rights stay as they are.", { exact: true })).toBeVisible();
    await expect(role(page, "Helpers").getByRole("article", { name: "Kit" })).toBeVisible();
  },
);

test(
  "a line-up that is not saved goes back, and says why",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await signIn(page, administrator, "/bandusers/index");
    await open(page);
    const names = await role(page, "Members").getByRole("article").allTextContents();
    await page.route("**/api/bandusers/positions", (route) =>
      route.fulfill({ status: 500, json: { code: "unexpected", message: "Out of order" } }),
    );
    await page.getByRole("button", { name: "Move Kit to…" }).click();
    await page.getByRole("menuitem", { name: "Top" }).click();
    await expect(page.getByText("Failed to update positions").first()).toBeVisible();
    await expect(role(page, "Members").getByRole("article")).toHaveText(names);
  },
);

test(
  "another role that is not saved is told by whose it was",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addMember(request, administrator, "Kit");
    await addMember(request, administrator, "Hal", 3);
    await signIn(page, administrator, "/bandusers/index");
    await open(page);
    await page.route("**/api/bandusers/positions", (route) =>
      route.fulfill({ status: 500, json: { code: "unexpected", message: "Out of order" } }),
    );
    await page.getByRole("button", { name: "Move Kit to…" }).click();
    await page.getByRole("menuitem", { name: "Helpers" }).click();
    await expect(page.getByText("Failed to save role change for Kit").first()).toBeVisible();
    await expect(page.getByText("Out of order").first()).toBeVisible();
    await expect(role(page, "Members").getByRole("article", { name: "Kit" })).toBeVisible();
  },
);
