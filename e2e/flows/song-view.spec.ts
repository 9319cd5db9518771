import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { openSongs, row } from "../support/songs-screen.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

/** Pixels from the top of the screen within which what a song is for begins. */
const HEAD = { phone: 260, laptop: 300 };

test.describe("a song that is read", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await saveSongElsewhere(request, session, song?.id ?? 0, {
      songkey: "G",
      bpm: 96,
      tab: "[G]Paper [D]lanterns",
    });
    await openSongs(page, administrator);
  });

  test("shows its chart after one press, near the top", async ({ page }, { project }) => {
    await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
    const chart = page
      .getByRole("dialog", { name: "Paper Lanterns" })
      .getByText("D", { exact: true });
    await expect(chart).toBeInViewport();
    const top = (await chart.boundingBox())?.y ?? Infinity;
    expect(top).toBeLessThan(project.name === "phone" ? HEAD.phone : HEAD.laptop);
    await expectNoAxeViolations(page);
  });

  test(
    "gets another status with two presses, and its old one back",
    { tag: "@laptop" },
    async ({ page }) => {
      await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
      const view = page.getByRole("dialog", { name: "Paper Lanterns" });
      await view.getByRole("button", { name: "Status: WIP" }).click();
      await page.getByRole("menuitemradio", { name: "Current" }).click();
      await expect(view.getByRole("button", { name: "Status: Current" })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(view.getByRole("button", { name: "Status: WIP" })).toBeVisible();
    },
  );

  test(
    "says that the statuses were not loaded, and asks again",
    { tag: "@laptop" },
    async ({ page }) => {
      await page.route("**/api/songstatuses", (route) => route.abort());
      await page.reload();
      await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
      const view = page.getByRole("dialog", { name: "Paper Lanterns" });
      await view.getByRole("button", { name: "Status: WIP" }).click();
      const again = page.getByRole("menuitem", { name: "The statuses were not loaded. Try again" });
      await expect(again).toBeVisible();
    },
  );

  test("is rated with two presses", { tag: "@laptop" }, async ({ page }) => {
    await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
    const view = page.getByRole("dialog", { name: "Paper Lanterns", exact: true });
    await view.getByRole("button", { name: "Rating" }).click();
    await page.getByRole("radio", { name: "9 stars" }).check({ force: true });
    await expect(view.getByRole("button", { name: "Rating" })).toContainText("9.0");
    await expectNoAxeViolations(page);
  });

  test("gets another tempo and key on the spot", { tag: "@laptop" }, async ({ page }) => {
    await row(page, "Paper Lanterns").getByText("Paper Lanterns").click();
    const view = page.getByRole("dialog", { name: "Paper Lanterns", exact: true });
    await view.getByRole("button", { name: "Tempo" }).click();
    const tempo = page.getByRole("textbox", { name: "Tempo" });
    await expect(tempo).toBeFocused();
    await tempo.fill("104");
    await tempo.press("Enter");
    await expect(said(page, "The tempo is 104 bpm now")).toBeAttached();
    await expect(view.getByRole("button", { name: "Tempo" })).toContainText("104 bpm");

    await view.getByRole("button", { name: "Key and capo" }).click();
    await page.getByRole("textbox", { name: "Key" }).fill("A");
    await page.getByRole("textbox", { name: "Capo" }).fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(view.getByRole("button", { name: "Key and capo" })).toContainText("Capo 2");
  });
});
