import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";

for (const [name, path] of [
  ["home page", "/"],
  ["sign-in page", "/signin"],
  ["register page", "/register"],
  ["page that is not there", "/nowhere"],
] as const) {
  test(`the ${name} can be used by everybody, in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test(
  "an address that leads nowhere says so and leads back to the start",
  { tag: "@phone" },
  async ({ page }) => {
    const answer = await page.goto("/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("Sorry, nothing here...(404)")).toBeVisible();
    await page.getByRole("link", { name: "Go back" }).click();
    await expect(page).toHaveURL("/");
  },
);

test("a member without a picture has one", { tag: "@phone" }, async ({ request }) => {
  const picture = await request.get("/images/avatar.png");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test(
  "without JavaScript a page can be read, and says what it needs",
  { tag: "@laptop" },
  async ({ browser }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      await page.goto("/signin");
      await expect(page.locator("noscript")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("body")).toHaveCSS("color-scheme", "light");
      await expect(page.getByRole("button", { name: "Sign In" })).not.toHaveCSS(
        "background-color",
        "rgba(0, 0, 0, 0)",
      );
      await context.close();
    }
  },
);
