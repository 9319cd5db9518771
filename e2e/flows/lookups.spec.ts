import { expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";

test(
  "genres that were not loaded are told at their field, logged, and come when they are asked for again",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await page.route(
      "**/api/genres",
      (route) =>
        route.fulfill({
          status: 403,
          json: { code: "no_right", message: "You do not have the right to do this." },
        }),
      { times: 1 },
    );
    await signIn(page, administrator, "/song/add");
    const told = page.getByRole("alert").filter({ hasText: "The genres were not loaded." });
    await expect(told).toHaveText(
      "The genres were not loaded. You do not have the right to do this.",
    );
    expect(logged.filter((line) => line.startsWith("The genres were not loaded."))).toHaveLength(1);
    await expectNoAxeViolationsInWholePage(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole("combobox", { name: "Genre" }).selectOption("Rock");
  },
);

test(
  "an event whose types and statuses cannot be had is not begun: that is said, and they are asked for once",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    const asked: string[] = [];
    const isCut = /\/api\/event(types|statuses)$/;
    await page.route(isCut, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto("/event/add");
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await page.waitForTimeout(1000);
    await expect(again).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.unroute(isCut);
    await again.click();
    await expect(page.getByRole("form", { name: "the new event" })).toBeVisible();
  },
);
