import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

test(
  "a row's menu opens after scrolling to it, and goes when the list scrolls on",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Song ${index + 1}` }));
    await addSongs(request, administrator.session, titles);
    await signIn(page, administrator, "/songs/index");
    await page.getByRole("button", { name: "Actions for Song 17" }).click();
    const view = page.getByRole("menuitem", { name: "View", exact: true });
    await expect(view).toBeVisible();
    // A late word of the scrolling before comes with the next frame.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
    });
    await expect(view).toBeVisible();
    await page.getByRole("row", { name: /Song 22/ }).evaluate((row) => row.scrollIntoView());
    await expect(view).toBeHidden();
  },
);
