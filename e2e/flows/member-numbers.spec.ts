import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type RegisteredMember, signIn } from "../support/member.ts";
import { memberCalled } from "../support/members.ts";
import { joinBand } from "../support/second-member.ts";

async function threeMembers(administrator: RegisteredMember): Promise<void> {
  await joinBand(administrator, "Ana", { instrument: "Drums", rights: { DB: "R" } });
  await joinBand(administrator, "Sam", { instrument: "Bass", rights: { DB: "R" } });
}

async function moveUp(page: Page, name: string): Promise<void> {
  const handle = page.getByRole("button", { name: `Move ${name}`, exact: true });
  await handle.focus();
  const announced = (words: string) => expect(page.getByText(words)).toBeAttached();
  await page.keyboard.press("Space");
  await announced(`${name} picked up from place`);
  await page.keyboard.press("ArrowUp");
  await announced(`${name}: place`);
  await page.keyboard.press("Space");
  await announced(`${name} put down at place`);
}

test(
  "numbers are arranged beside an open form, which then saves without a question",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await threeMembers(administrator);
    const { session } = administrator;
    const sam = await memberCalled(request, session, "Sam");
    await signIn(page, administrator, `/bandUser/${sam.id}/edit`);
    await page.getByRole("textbox", { name: "Nickname" }).fill("Sammy");
    await page.getByRole("button", { name: "Arrange User Numbers" }).click();
    const numbers = page.getByRole("dialog", { name: "Arrange User Numbers" });
    await expect(numbers.getByRole("listitem")).toHaveCount(3);
    await expectNoAxeViolations(page);
    await moveUp(page, "Sam");
    await expect(numbers.getByRole("listitem").nth(1)).toContainText("Sam");
    await numbers.getByRole("button", { name: "Save" }).click();
    await expect(numbers).toHaveCount(0);
    expect((await memberCalled(request, session, "Sam")).number).toBe(2);
    await expect(page.getByText("Number among Members")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("“Sammy” was saved").first()).toBeVisible();
  },
);

test(
  "numbers that were not saved or not loaded are told, and none are lost unasked",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await threeMembers(administrator);
    const { id } = administrator.session.bandUser;
    await page.route("**/api/bandusers/positions", (route) => route.abort());
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    await page.getByRole("button", { name: "Arrange User Numbers" }).click();
    const numbers = page.getByRole("dialog", { name: "Arrange User Numbers" });
    await moveUp(page, "Sam");
    await numbers.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Failed to save Numbers").first()).toBeVisible();
    await numbers.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });
    await question.getByRole("button", { name: "Keep" }).click();
    await expect(numbers.getByRole("listitem").nth(1)).toContainText("Sam");
    await numbers.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(numbers).toHaveCount(0);
  },
);

test(
  "members that cannot be loaded leave nothing to arrange",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const { id } = administrator.session.bandUser;
    await page.route("**/api/bandUsers", (route) =>
      route.fulfill({ status: 403, json: { code: "no_right", message: "Not now." } }),
    );
    await signIn(page, administrator, `/bandUser/${id}/edit`);
    await page.getByRole("button", { name: "Arrange User Numbers" }).click();
    await expect(page.getByText("Failed to load band members")).toBeVisible();
  },
);
