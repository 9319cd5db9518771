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
