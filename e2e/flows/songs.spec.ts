import { expectNoAxeViolations, expectNoAxeViolationsInWholePage } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";
import { beginSearch, choose, filter, isPhone, question, said } from "../support/list-screen.ts";
import { openSongs, row, SEARCH, titlesInOrder } from "../support/songs-screen.ts";

test(
  "three songs are added, and what is missing is asked for",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await openSongs(page, administrator);
    await expect(page.getByRole("heading", { name: /Every song the band plays/ })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Import from files" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expectNoAxeViolations(page);
    for (const title of ["Paper Lanterns", "Northbound Train", "Half Moon"]) {
      await page.getByRole("main").getByRole("button", { name: "Add Song" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Add Song" });
      await dialog.getByRole("button", { name: "Add Song" }).click();
      await expect(dialog.getByText("Enter a Title")).toBeVisible();
      await expect(dialog.getByText("Enter an Artist")).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "Title" })).toBeFocused();
      if (title === "Paper Lanterns") await expectNoAxeViolations(page);
      await dialog.getByRole("textbox", { name: "Title" }).fill(title);
      await dialog.getByRole("textbox", { name: "Artist" }).fill("The Band");
      await dialog.getByRole("combobox", { name: "Genre" }).selectOption("Rock");
      await dialog.getByRole("button", { name: "Add Song" }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, title)).toBeVisible();
    }
    await titlesInOrder(page, ["Half Moon", "Northbound Train", "Paper Lanterns"]);
  },
);

test.describe("a list of songs", () => {
  test.beforeEach(async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [
      { title: "Paper Lanterns", artist: "Anna" },
      { title: "Northbound Train", artist: "Zoe", status: "C" },
      { title: "Half Moon", artist: "Mary", status: "R" },
    ]);
    await openSongs(page, administrator);
  });

  test(
    "narrows as somebody types, and a reload brings the same list",
    { tag: "@phone" },
    async ({ page }) => {
      await expect(row(page, "Paper Lanterns")).toBeVisible();
      await beginSearch(page);
      await page.getByRole("searchbox", { name: SEARCH }).fill("train");
      await expect(row(page, "Northbound Train")).toBeVisible();
      await expect(row(page, "Paper Lanterns")).toBeHidden();
      await expect(page).toHaveURL(/\?search=train$/);
      await page.reload();
      await expect(page.getByRole("searchbox", { name: SEARCH })).toHaveValue("train");
      await expect(row(page, "Northbound Train")).toBeVisible();
      await expect(row(page, "Paper Lanterns")).toBeHidden();
      await expectNoAxeViolations(page);

      await page.getByRole("searchbox", { name: SEARCH }).fill("nothing like it");
      await expect(page.getByText("No Rows")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Clear search" }).last().click();
      await expect(row(page, "Paper Lanterns")).toBeVisible();
    },
  );

  test(
    "finds a song whose status is not shown, and shows it",
    { tag: "@laptop" },
    async ({ page }) => {
      await expect(row(page, "Paper Lanterns")).toBeVisible();
      await expect(page.getByRole("button", { name: "1 hidden · Show" })).toBeVisible();
      await page.getByRole("searchbox", { name: SEARCH }).fill("half");
      await expect(page.getByText("No Rows")).toBeVisible();
      await page.getByRole("button", { name: "1 in Retired — show" }).click();
      await expect(row(page, "Half Moon")).toBeFocused();
      await expect(filter(page, "Retired")).toHaveAttribute("aria-pressed", "true");
      await expect(page).toHaveURL(/status=PCR/);
    },
  );

  test(
    "tells key, tempo and length on a phone",
    { tag: "@phone" },
    async ({ page, request, administrator }) => {
      const added = await request.post("/api/addsong", {
        headers: { authorization: `Bearer ${administrator.session.token}` },
        data: { title: "Salt", artist: "Kit Hollis", songkey: "F#m", bpm: 128, seconds: 245 },
      });
      expect(added.status()).toBe(201);
      await page.reload();
      await expect(row(page, "Salt")).toContainText("F♯m128 bpm4:05");
    },
  );

  test(
    "shows the statuses that are picked, and All goes round",
    { tag: "@phone" },
    async ({ page }) => {
      await expect(filter(page, "WIP")).toHaveAttribute("aria-pressed", "true");
      await expect(row(page, "Half Moon")).toBeHidden();
      await filter(page, "Retired").click();
      await expect(row(page, "Half Moon")).toBeVisible();
      await filter(page, "WIP").click();
      await expect(row(page, "Paper Lanterns")).toBeHidden();

      await filter(page, "All").click();
      await titlesInOrder(page, ["Half Moon", "Northbound Train", "Paper Lanterns"]);
      await filter(page, "All").click();
      await expect(page.getByText("No Rows")).toBeVisible();
      await filter(page, "All").click();
      await titlesInOrder(page, ["Northbound Train", "Paper Lanterns"]);
      await expect(filter(page, "Current")).toHaveAttribute("aria-pressed", "true");
      await expect(filter(page, "Retired")).toHaveAttribute("aria-pressed", "false");
    },
  );

  test("is sorted by what is picked, either way round", { tag: "@phone" }, async ({ page }) => {
    const menu = () =>
      page.getByRole("button", { name: isPhone() ? "More for this list" : /^Sort by/ }).click();
    await titlesInOrder(page, ["Northbound Train", "Paper Lanterns"]);
    await menu();
    await expectNoAxeViolations(page);
    await page.getByRole("menuitemradio", { name: "Artist" }).click();
    await titlesInOrder(page, ["Paper Lanterns", "Northbound Train"]);
    if (isPhone()) {
      await menu();
      await page.getByRole("menuitem", { name: "Sort descending" }).click();
    } else {
      await page.getByRole("button", { name: "Ascending; sort descending" }).click();
    }
    await titlesInOrder(page, ["Northbound Train", "Paper Lanterns"]);
    await expect(page).toHaveURL(/sort=artist&direction=desc/);
    if (isPhone()) return;
    const heading = page.getByRole("columnheader", { name: "Title" });
    await heading.getByRole("button").click();
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await titlesInOrder(page, ["Northbound Train", "Paper Lanterns"]);
    await expect(page).toHaveURL(/\/songs\/index$/);
  });

  test("expands one row, and all", { tag: "@phone" }, async ({ page }) => {
    const expandAll = async (item: string) => {
      await page.getByRole("button", { name: "More for this list" }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await choose(page, "Paper Lanterns", "Show details");
    await expect(row(page, "Paper Lanterns")).toHaveAttribute("aria-expanded", "true");
    await expect(row(page, "Paper Lanterns").getByText("Rock")).toBeVisible();
    await expect(row(page, "Northbound Train")).toHaveAttribute("aria-expanded", "false");
    await expectNoAxeViolations(page);
    await expandAll("Expand all");
    await expect(row(page, "Northbound Train").getByText("Rock")).toBeVisible();
    await expect(row(page, "Paper Lanterns").getByText("Rock")).toBeVisible();
    await expectNoAxeViolations(page);
    await expandAll("Collapse all");
    await expect(page.getByText("Rock")).toHaveCount(0);
  });

  test("opens a song to read, and to edit, which Save closes", async ({ page }) => {
    await row(page, "Paper Lanterns").getByText("Anna").click();
    const view = page.getByRole("dialog", { name: "Paper Lanterns", exact: true });
    await expect(view.getByText("Rock")).toBeVisible();
    await expectNoAxeViolations(page);
    await view.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Paper Lanterns" });
    const title = edit.getByRole("textbox", { name: "Title" });
    const save = edit.getByRole("button", { name: "Save" });
    await expect(title).toHaveValue("Paper Lanterns");
    await expect(save).toBeDisabled();
    await expectNoAxeViolations(page);
    await title.fill("Paper Kites");
    await expect(save).toBeEnabled();
    await expectNoAxeViolations(page);
    await edit.getByRole("button", { name: "Cancel" }).click();
    await question(page, "Reset Changes").getByRole("button", { name: "Discard changes" }).click();
    await expect(title).toHaveValue("Paper Lanterns");
    await expect(save).toBeDisabled();

    await title.fill("Paper Kites");
    await save.click();
    await expect(said(page, "“Paper Kites” was saved")).toBeAttached();
    await expect(page.getByRole("dialog", { name: /^Edit / })).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(row(page, "Paper Kites")).toBeVisible();
  });

  test("asks before a window with changes closes", { tag: "@phone" }, async ({ page }) => {
    await choose(page, "Paper Lanterns", "Edit");
    const edit = page.getByRole("dialog", { name: "Edit Paper Lanterns" });
    await edit.getByRole("textbox", { name: "Artist" }).fill("Annie");
    await edit.getByRole("button", { name: "Close" }).click();
    await expectNoAxeViolations(page);
    await question(page, "Unsaved Changes").getByRole("button", { name: "Keep editing" }).click();
    await expect(edit.getByRole("textbox", { name: "Artist" })).toHaveValue("Annie");
    await edit.getByRole("button", { name: "Close" }).click();
    await question(page, "Unsaved Changes")
      .getByRole("button", { name: "Discard changes" })
      .click();
    await expect(edit).toBeHidden();
    await expect(row(page, "Paper Lanterns")).toContainText("Anna");
  });

  test("loses a song once that is confirmed", { tag: "@laptop" }, async ({ page }) => {
    await choose(page, "Paper Lanterns", "Delete");
    await expect(question(page, "Delete Song")).toContainText("“Paper Lanterns”");
    await question(page, "Delete Song").getByRole("button", { name: "Keep" }).click();
    await expect(row(page, "Paper Lanterns")).toBeVisible();

    await page.route("**/api/deletesong/**", (route) => route.abort());
    await choose(page, "Paper Lanterns", "Delete");
    await question(page, "Delete Song").getByRole("button", { name: "Delete song" }).click();
    await expect(page.getByRole("alert").getByText("The song was not deleted")).toBeAttached();
    await expect(row(page, "Paper Lanterns")).toBeVisible();
    await page.unroute("**/api/deletesong/**");

    await choose(page, "Paper Lanterns", "Delete");
    await question(page, "Delete Song").getByRole("button", { name: "Delete song" }).click();
    await expect(said(page, "“Paper Lanterns” was deleted")).toBeAttached();
    await expect(row(page, "Paper Lanterns")).toHaveCount(0);
  });
});

test(
  "a song saved elsewhere meanwhile is reloaded or overwritten",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    const id = song?.id ?? 0;
    await signIn(page, administrator, `/song/${id}/edit`);
    const artist = page.getByRole("textbox", { name: "Artist" });
    const save = page.getByRole("button", { name: "Save" });
    const conflict = question(page, "Changed meanwhile");

    await artist.fill("Mine");
    await saveSongElsewhere(request, session, id, { artist: "Theirs" });
    await save.click();
    await expect(conflict).toBeVisible();
    await expectNoAxeViolations(page);
    await conflict.getByRole("button", { name: "Reload" }).click();
    await expect(artist).toHaveValue("Theirs");
    await expect(save).toBeDisabled();

    await artist.fill("Mine after all");
    await saveSongElsewhere(request, session, id, { artist: "Theirs again", start: "Drums" });
    await save.click();
    await conflict.getByRole("button", { name: "Overwrite" }).click();
    await expect(page).toHaveURL(new RegExp(`/song/${id}$`));
    await page.goto(`/song/${id}/edit`);
    await expect(artist).toHaveValue("Mine after all");
    await expect(page.getByRole("textbox", { name: "Start" })).toHaveValue("Drums");
  },
);

test(
  "a song is added, read and edited on pages of their own, which ask before they are left",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
    await signIn(page, administrator, "/song/add");
    await expect(page.getByRole("heading", { name: "Add Song" })).toBeVisible();
    await expectNoAxeViolationsInWholePage(page);
    await page.goto(`/song/${song?.id}`);
    await expect(page.getByRole("heading", { name: "Paper Lanterns" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto(`/song/${song?.id}/edit`);
    const artist = page.getByRole("textbox", { name: "Artist" });
    const leave = () =>
      page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Home" }).click();
    await artist.fill("Somebody else");
    await expectNoAxeViolationsInWholePage(page);
    await leave();
    await question(page, "Unsaved Changes").getByRole("button", { name: "Keep editing" }).click();
    await expect(artist).toHaveValue("Somebody else");
    await leave();
    await question(page, "Unsaved Changes")
      .getByRole("button", { name: "Discard changes" })
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
