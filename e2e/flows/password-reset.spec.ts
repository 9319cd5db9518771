import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { linkIn, mailTo } from "../support/outbox.ts";

const NEW_PASSWORD = "Violet2strings#";

async function askForToken(page: Page, email: string): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Password Reset" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
}

async function saveNewPassword(page: Page): Promise<void> {
  await page.getByLabel("New Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
}

/** The address and the new password are filled in: one press signs in. */
async function signInWithWhatIsThere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(NEW_PASSWORD);
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function mailedLink(email: string): Promise<string> {
  return linkIn(await mailTo(email, /password/i), "reset=");
}

test(
  "a forgotten password is replaced with the token copied from the mail",
  { tag: "@phone" },
  async ({ page, administrator: { email } }) => {
    await askForToken(page, email);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectNoAxeViolations(page);
    const token = new URL(await mailedLink(email)).searchParams.get("reset") ?? "";
    await page.getByLabel("Reset Token").fill(token);
    await saveNewPassword(page);
    await signInWithWhatIsThere(page, email);
  },
);

test(
  "a forgotten password is replaced by the link in the mail",
  { tag: "@laptop" },
  async ({ page, administrator: { email } }) => {
    await askForToken(page, email);
    await page.goto(await mailedLink(email));
    await expect(page.getByLabel("Reset Token")).not.toHaveValue("");
    await saveNewPassword(page);
    await signInWithWhatIsThere(page, email);
  },
);

test(
  "Cancel leads from the reset form back to signing in",
  { tag: "@phone" },
  async ({ page, administrator: { email } }) => {
    await askForToken(page, email);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  },
);

test(
  "a token that was never mailed is refused, and missing values are asked for",
  { tag: "@laptop" },
  async ({ page, administrator: { email } }) => {
    await askForToken(page, email);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter the Reset Token sent to you by email")).toBeVisible();
    await expect(page.getByText("Enter a New Password")).toBeVisible();
    await page.getByLabel("New Password").fill("short");
    await expect(page.getByText("Invalid Password")).toBeVisible();

    await page.getByLabel("Reset Token").fill("made-up");
    await saveNewPassword(page);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
    await expectNoAxeViolations(page);
  },
);
