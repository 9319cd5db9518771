import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { type Member, signIn, signInAs } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";

/** People take their time; what fills in a form at once is a program. */
const TYPING_MS = 1600;

async function bandOf(request: APIRequestContext, member: Member) {
  const { bandUser } = await signInAs(request, member);
  return bandUser.TheBand;
}

async function follow(page: Page, identity: string, email: string): Promise<void> {
  await page.goto(`/bandpage/${identity}`);
  await page.getByRole("link", { name: "Follow", exact: true }).click();
  await expect(page.getByText("By following you agree")).toBeVisible();
  await page.waitForTimeout(TYPING_MS);
  await page.getByRole("button", { name: "Start Following" }).click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await expect(page.getByText("Please enter your location")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Location").fill("Leeds");
  await page.waitForTimeout(TYPING_MS);
  await page.getByRole("button", { name: "Start Following" }).click();
  await expect(page.getByText("Thank you for following us.")).toBeVisible();
}

async function openSettings(page: Page, email: string): Promise<void> {
  const link = new URL(linkIn(await mailTo(email, /You follow/), "/follow/"));
  await page.goto(link.pathname + link.search);
  await expect(
    page.getByText("Found your email address, loaded your current settings"),
  ).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Leeds");
}

async function saveAndStop(page: Page, bandName: string): Promise<void> {
  await page.getByLabel("Location").fill("York");
  await page.getByLabel("Send Event Alerts").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("York");
  await page.getByText("Stop Following", { exact: true }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText(`You have stopped following ${bandName}`)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
}

test(
  "a band is followed, and what is kept is changed and ended by the link in the mail",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { identity, name } = await bandOf(request, administrator);
    const email = `${identity}-fan@example.org`;
    await follow(page, identity, email);
    await expectNoAxeViolations(page);
    await openSettings(page, email);
    await expectNoAxeViolations(page);
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await page.getByText("Stop Following", { exact: true }).click();
    await page.getByRole("link", { name: "No", exact: true }).click();
    await expect(page.getByRole("button", { name: "Yes" })).toBeHidden();
    await saveAndStop(page, name);
  },
);

test(
  "a band is followed, changed and left without JavaScript",
  { tag: "@laptop" },
  async ({ browser, request, administrator }) => {
    const { identity, name } = await bandOf(request, administrator);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const email = `${identity}-fan@example.org`;
    await follow(page, identity, email);
    await openSettings(page, email);
    await saveAndStop(page, name);
    await context.close();
  },
);

test(
  "a band that has followers confirm hears of nobody who has not pressed the button of the mail",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { identity, name } = await bandOf(request, administrator);
    await signIn(page, administrator, "/band/index");
    await page.getByRole("button", { name: "Edit Band" }).first().click();
    const form = page.getByRole("form", { name });
    await form.getByLabel("Profile").fill("Five of us, and a van.");
    await form.getByLabel("Location").fill("Leeds");
    await form.getByLabel("Default genre").selectOption({ label: "Folk" });
    await form.getByRole("switch", { name: "Have followers confirm" }).check();
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(/\/band\/index$/);
    const email = `${identity}-fan@example.org`;
    await follow(page, identity, email);
    const link = new URL(linkIn(await mailTo(email, /^Please confirm/), "/follow/"));
    await page.goto(link.pathname + link.search);
    await expect(page.getByText(`${name} writes to ${email}`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Start Following" }).click();
    await expect(page.getByText("Thank you for following us.")).toBeVisible();
    await openSettings(page, email);
  },
);
