import { expectNoAxeViolations } from "../support/axe.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";

const news = (page: Page) => page.getByRole("region", { name: "Latest News" });
/** The banner has what no card has. */
const banner = (page: Page) =>
  news(page).filter({ has: page.getByRole("button", { name: "Got it" }) });

test("an administrator writes news, and everybody is alerted until they have got it", async ({
  page,
  browser,
  administrator,
}) => {
  const member = await joinBand(administrator, "Callum", { rights: { DB: "R" } });
  await signIn(page, administrator);
  await expect(news(page)).toContainText("No news yet");
  await expect(news(page).getByRole("button", { name: "Switch On" })).toBeDisabled();
  await news(page).getByRole("button", { name: "Edit Latest News" }).click();
  const field = page.getByRole("textbox", { name: "Latest News" });
  await field.fill("Van leaves at 15:00");
  await field.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Bold" }).click();
  await expect(news(page).getByRole("button", { name: "Switch On" })).toBeDisabled();
  await expectNoAxeViolations(page);
  await news(page).getByRole("button", { name: "Save" }).click();
  await expect(news(page).locator("strong")).toHaveText("Van leaves at 15:00");
  await news(page).getByRole("button", { name: "Switch On" }).click();
  await expect(banner(page)).toBeVisible();

  const other = await browser.newPage();
  await signIn(other, member);
  await expect(banner(other)).toContainText("Van leaves at 15:00");
  await expectNoAxeViolations(other);
  await banner(other).getByRole("button", { name: "Got it" }).click();
  await expect(banner(other)).toBeHidden();
  await other.reload();
  await expect(news(other)).toContainText("Van leaves at 15:00");
  await expect(banner(other)).toBeHidden();

  await news(page).getByRole("button", { name: "Bump" }).click();
  await other.reload();
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole("button", { name: "Switch off for everybody" }).click();
  await expect(banner(page)).toBeHidden();
  await other.reload();
  await expect(news(other)).toBeVisible();
  await expect(banner(other)).toBeHidden();
  await other.close();
});

test(
  "what was begun of the news is there after a reload, and can be let go of",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    await news(page).getByRole("button", { name: "Edit Latest News" }).click();
    const field = page.getByRole("textbox", { name: "Latest News" });
    await field.fill("Van at");
    await expect(page.getByText("Van at")).toBeVisible();
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Your unsaved changes from .* are back/)).toBeVisible();
    await expect(field).toHaveText("Van at");
    await news(page).getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
    await expect(news(page)).toContainText("No news yet");
  },
);

test(
  "what fails is told in the words of what it was about, and what was written stays",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator);
    await page.route(/\/api\/band\/\d+$/, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await news(page).getByRole("button", { name: "Edit Latest News" }).click();
    const field = page.getByRole("textbox", { name: "Latest News" });
    await field.fill("Van at");
    await news(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Failed to save Latest News").first()).toBeVisible();
    await expect(field).toHaveText("Van at");
  },
);
