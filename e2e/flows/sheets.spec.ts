import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

test.describe("sheets on a phone", { tag: "@phone" }, () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, session, song?.id ?? 0, {
      lyrics: "[G]Paper [D]lanterns",
      tab: "e|---3---5---7---|",
    });
    await signIn(page, administrator, `/song/${song?.id}`);
  });

  test("Back closes the sheet and leaves the page", async ({ page }) => {
    await page.getByRole("button", { name: "Print lyrics" }).click();
    // The sheet, and the page to print that covers it once it has come.
    await expect(page.getByRole("dialog").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
  });

  test("one opened while the phone still goes back from another stays", async ({ page }) => {
    // A phone so busy that its step back waits until it is let go.
    await page.evaluate(() => {
      const back = history.back.bind(history);
      history.back = () => {
        document.documentElement.dataset["step"] = "held";
        addEventListener("letgo", () => back(), { once: true });
      };
    });
    await page.getByRole("button", { name: "Print lyrics" }).click();
    // The sheet has a Close of its own, until the page has come and covers it.
    await page
      .getByRole("dialog")
      .filter({ has: page.getByRole("button", { name: "Print", exact: true }) })
      .getByRole("button", { name: "Close" })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("html[data-step=held]")).toBeAttached();
    await page.getByRole("tab", { name: "Tab" }).click();
    await page.getByRole("button", { name: "Print chart" }).click();
    const tab = page.getByRole("dialog").filter({ hasText: "e|---3---5---7---|" });
    await expect(tab).toBeVisible();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("popstate", resolve, { once: true });
          dispatchEvent(new Event("letgo"));
        }),
    );
    await expect(tab).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toMatch(/"windows":\["[^"]+"\]/);
    await page.goBack();
    await expect(tab).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
  });
});
