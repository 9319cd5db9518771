import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { addSongs } from "../support/songs.ts";
import { choose } from "../support/list-screen.ts";
import { openSongs } from "../support/songs-screen.ts";

test(
  "a song is rated by stars, and the average shows at once",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await openSongs(page, administrator);
    await choose(page, "Paper Lanterns", "Rate");
    const dialog = page.getByRole("dialog", { name: "Rating: Paper Lanterns" });
    const stars = dialog.getByRole("group", { name: "Your rating" });
    await expect(stars.getByRole("radio")).toHaveCount(11);
    await expect(dialog.getByText("Nobody has rated this song yet.")).toBeVisible();
    await dialog.getByRole("button", { name: "Save rating" }).press("Enter");
    await expectNoAxeViolations(page);
    await expect(dialog.getByText("Nobody has rated this song yet.")).toBeVisible();

    await stars.getByRole("radio", { name: "9 stars" }).check();
    const saving = page.waitForRequest("**/api/savesongrating");
    await dialog.getByRole("button", { name: "Save rating" }).click();
    expect((await saving).postDataJSON()).toMatchObject({ rating: 8 });
    await expect(dialog).toBeHidden();

    await choose(page, "Paper Lanterns", "Rate");
    await expect(stars.getByRole("radio", { name: "9 stars" })).toBeChecked();
    await expect(dialog.getByText("Average rating 9.0/11")).toBeAttached();
    await expectNoAxeViolations(page);
    await stars.getByRole("radio", { name: "9 stars" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(stars.getByRole("radio", { name: "10 stars" })).toBeChecked();
  },
);

test.describe("where the server fails", () => {
  test(
    "a rating that cannot be read or saved says so",
    { tag: "@phone" },
    async ({ page, request, administrator }) => {
      const failing = { status: 404, json: { code: "song_not_found", message: "It is gone." } };
      await addSongs(request, administrator.session, [
        { title: "Paper Lanterns" },
        { title: "Half Moon" },
      ]);
      await openSongs(page, administrator);
      await page.route("**/api/savesongrating", (route) => route.fulfill(failing));
      await choose(page, "Paper Lanterns", "Rate");
      const dialog = page.getByRole("dialog", { name: "Rating: Paper Lanterns" });
      await dialog.getByRole("radio", { name: "3 stars" }).check();
      await dialog.getByRole("button", { name: "Save rating" }).click();
      await expect(page.getByText("Error Saving Rating").first()).toBeAttached();
      await expect(dialog.getByRole("radio", { name: "3 stars" })).toBeChecked();
      await dialog.getByRole("button", { name: "Close" }).click();
      await page
        .getByRole("alertdialog", { name: "Unsaved Changes" })
        .getByRole("button", { name: "Discard" })
        .click();

      await page.route("**/api/songratinglookup*", (route) => route.fulfill(failing));
      await choose(page, "Half Moon", "Rate");
      const unread = page.getByRole("dialog", { name: "Rating: Half Moon" });
      await expect(unread.getByText("Error reading rating")).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
});
