import { addBookmarks } from "../support/bookmarks.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs } from "../support/songs.ts";

test(
  "with text at twice its size a bookmark and a song keep room for their titles",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const songs = await addSongs(request, administrator.session, [{ title: "Weathervane" }]);
    await addBookmarks(request, administrator.session, songs);
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () =>
        document.documentElement.style.setProperty("font-size", "200%"),
      ),
    );
    for (const address of ["/bookmarks", "/songs/index"]) {
      await signIn(page, administrator, address);
      const title = page.getByRole("main").getByText("Weathervane", { exact: true });
      await expect(title).toBeVisible();
      const lines = await title.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getClientRects().length;
      });
      expect(lines).toBe(1);
      expect(
        await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    }
  },
);

test(
  "offline no songs are added to the bookmarks",
  { tag: "@laptop" },
  async ({ page, context, request, administrator }) => {
    const songs = await addSongs(request, administrator.session, [{ title: "Weathervane" }]);
    await addBookmarks(request, administrator.session, songs);
    await signIn(page, administrator, "/bookmarks");
    await expect(page.getByRole("button", { name: "Add Songs" })).toBeEnabled();
    await context.setOffline(true);
    const add = page.getByRole("button", { name: "Add Songs" });
    await expect(add).toHaveAttribute("aria-disabled", "true");
    await expect(add).toHaveAccessibleDescription("You are offline");
  },
);
