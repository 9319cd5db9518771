/** Parts of the application that do not come, and the page of an error that nobody foresaw. */
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { serverOfItsOwn } from "../support/server-of-its-own.ts";

const SCRIPTS = /\/assets\/.*\.js$/;

test(
  "a part that never comes is told after 120000 ms, and another load brings it",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await page.clock.install();
    await signIn(page, administrator, "/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Answered by nobody, as on a line that stays open and carries nothing.
    const asked = page.waitForRequest(SCRIPTS);
    await page.route(SCRIPTS, () => undefined);
    await page.getByRole("link", { name: "Events" }).first().click();
    await asked;
    await page.clock.fastForward(119_000);
    const panel = page.getByRole("alert").filter({ hasText: "An unexpected error has occurred" });
    await expect(panel).toBeHidden();
    await page.clock.fastForward(1_000);
    await expect(panel).toContainText(
      "Chunk load error: a part of the application did not come (timeout after 120000 ms).",
    );
    await expect(panel).toContainText(
      "E-mail whoever runs this Bandstand for your band, with the reference above.",
    );
    await expect(panel.getByRole("link", { name: /@/ })).toBeHidden();
    // What else is open goes on: only the page is missing.
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await page.unroute(SCRIPTS);
    await panel.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { name: "Events", level: 1 })).toBeVisible();
  },
);

test(
  "what comes by itself once a page stands may be missing, and the page goes on",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await page.route(/\/assets\/at-rest-.*\.js$/, (route) => route.abort());
    const missing = page.waitForEvent("requestfailed");
    await signIn(page, administrator, "/songs/index");
    await missing;
    await page
      .getByRole("navigation", { name: "Areas" })
      .getByRole("link", { name: "Bookmarks" })
      .click();
    await expect(page.getByRole("heading", { name: "Bookmarks", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Reload" })).toHaveCount(0);
  },
);

test(
  "the application itself that never comes is told, too",
  { tag: "@laptop" },
  async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/start-.*\.js$/, () => undefined);
    await page.goto("/signin", { waitUntil: "commit" });
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(120_000);
      await expect(page.getByRole("alert")).toContainText("(timeout after 120000 ms)");
    }).toPass();
    await expect(page.getByRole("alert")).toContainText(
      "Bandstand could not be loaded. Nothing was changed.",
    );
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  },
);

test.describe("on a server that names an address", () => {
  test.use({
    baseURL: async ({ browserName: _ }, use) => {
      const server = await serverOfItsOwn({ SUPPORT_EMAIL: "help@band.example" });
      await use(server.url);
      await server.stop();
    },
  });

  test(
    "a part that cannot be fetched is told, with where to write to",
    { tag: "@laptop" },
    async ({ page }) => {
      await page.route(/\/assets\/verify-.*\.js$/, (route) => route.abort());
      await page.goto("/verify?token=none");
      const panel = page.getByRole("alert");
      await expect(panel).toContainText(
        "Chunk load error: a part of the application could not be loaded.",
      );
      await expect(panel.getByRole("link", { name: "help@band.example" })).toHaveAttribute(
        "href",
        /^mailto:help@band\.example\?subject=Bandstand%20/,
      );
      await expectNoAxeViolations(page);
    },
  );
});
