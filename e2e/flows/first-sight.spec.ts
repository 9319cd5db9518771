/** The pages that are given out complete: what is seen and done on them before the application stands. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signInOnScreen } from "../support/member.ts";

/** Holds every script back, as a slow line would. @returns lets them come */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise: later, resolve: go } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await later;
    await route.continue();
  });
  return go;
}

test(
  "what is typed and pressed before the application stands counts as soon as it does",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const go = await holdApplication(page);
    await page.goto("/signin", { waitUntil: "commit" });
    await expect(page).toHaveTitle("Sign In · Bandstand");
    await page.getByLabel("Email").fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(administrator.password);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page).toHaveURL("/signin");
    go();
    await expect(page).toHaveURL("/dashboard");
  },
);

test(
  "the band's field opens before any script has come, and stays open with what was typed",
  { tag: "@phone" },
  async ({ page }) => {
    const go = await holdApplication(page);
    await page.goto("/signin", { waitUntil: "commit" });
    await page.getByText("Sign in to a particular band").click();
    await page.getByLabel("Band").fill("Kestrels");
    go();
    await expect(page.locator(".still")).toHaveCount(0);
    await expect(page.getByLabel("Band")).toBeVisible();
    await expect(page.getByLabel("Band")).toHaveValue("Kestrels");
  },
);

test(
  "the focus stays in the field where it is when the application comes",
  { tag: "@laptop" },
  async ({ page }) => {
    const go = await holdApplication(page);
    await page.goto("/register", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByLabel("Band Name").fill("Kestrels & *Sons");
    go();
    // Only the application takes away what a name cannot hold.
    await expect(page.getByLabel("Band Name")).toHaveValue("Kestrels & Sons");
    await expect(page.getByLabel("Band Name")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
  },
);

test(
  "whoever is signed in sees no form of signing in on the way to the dashboard",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signInOnScreen(page, administrator);
    const go = await holdApplication(page);
    await page.goto("/signin", { waitUntil: "commit" });
    await expect(page.locator(".opening")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeHidden();
    go();
    await expect(page).toHaveURL("/dashboard");
  },
);
