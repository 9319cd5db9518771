import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSetlist, closeWindows, inSection, setlistRow } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { question, said } from "../support/list-screen.ts";

const AWAY = {
  code: "database_away",
  message: "The server is not available, please try again later.",
};

const addForm = (page: Page) => page.getByRole("dialog", { name: "Add Setlist" });

test("the first set list is added where nothing is yet, and what it lacks is asked for", async ({
  page,
  request,
  administrator,
}) => {
  await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
  await signIn(page, administrator);
  await page.getByRole("button", { name: "Add Setlist" }).click();
  await expect(addForm(page)).toBeVisible();
  await closeWindows(page);
  // The window has gone back to where it was opened before anything else goes on.
  await expect(page).not.toHaveURL(/\/setlist\/add/);
  await page.goto("/setlists/index");
  await expect(page.getByRole("heading", { name: /What you play tonight/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole("main").getByRole("button", { name: "Add Setlist" }).last().click();
  const form = addForm(page);
  const add = form.getByRole("button", { name: "Add Setlist" });
  await expect(form.getByRole("button", { name: "Cancel" })).toBeVisible();
  await add.click();
  await expect(form.getByText("Please complete the missing fields")).toBeVisible();
  await expect(form.getByText("Please enter a value")).toHaveCount(2);
  await expect(form.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expectNoAxeViolations(page);
  await form.getByRole("textbox", { name: "Title" }).fill("Half Moon");
  await form.getByRole("textbox", { name: "Planned Length" }).fill("45 minutes");
  await expect(form.getByRole("textbox", { name: "Planned Length" })).toHaveValue("45");
  await add.click();
  await expect(said(page, "“Half Moon” was added")).toBeAttached();
  await closeWindows(page);
  await expect(setlistRow(page, "Half Moon")).toBeVisible();
});

test(
  "Undo deletes the set list that was added, or says why it does not",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/setlists/index");
    const form = addForm(page);
    const told = page.getByRole("list", { name: "Notifications" });
    const addMistake = async () => {
      await page.getByRole("main").getByRole("button", { name: "Add Setlist" }).last().click();
      await form.getByRole("textbox", { name: "Title" }).fill("Mistake");
      await form.getByRole("textbox", { name: "Planned Length" }).fill("45");
      await form.getByRole("button", { name: "Add Setlist" }).click();
      await expect(said(page, "“Mistake” was added")).toBeAttached();
      await told.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await addMistake();
    await expect(said(page, "“Mistake” was deleted")).toBeAttached();
    await expect(page.getByRole("heading", { name: /What you play tonight/ })).toBeVisible();
    await page.route("**/api/setlist/*", async (route) => {
      if (route.request().method() === "DELETE") await route.fulfill({ status: 503, json: AWAY });
      else await route.fallback();
    });
    await addMistake();
    await expect(page.getByText(`Failed to cancel: ${AWAY.message}`).first()).toBeAttached();
  },
);

test(
  "a new set list starts with the songs and the timing of one that is there",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
    await addSetlist(request, session, {
      name: "Half Moon",
      plannedLength: 90,
      startTime: "20:45",
      songs: inSection(1, songs),
    });
    await signIn(page, administrator, "/setlists/index");
    await page.getByRole("button", { name: "Add Setlist" }).click();
    const form = addForm(page);
    await form.getByRole("textbox", { name: "Title" }).fill("Late set");
    await form.getByRole("combobox", { name: "Set list" }).selectOption("Half Moon");
    await expect(form.getByRole("textbox", { name: "Planned Length" })).toHaveValue("90");
    await expect(form.getByLabel("Start time")).toHaveValue("20:45");
    await expect(form.getByRole("region", { name: "Running time" })).toBeVisible();
    await form.getByRole("switch", { name: "Permanent" }).check();
    await form.getByRole("button", { name: "Add Setlist" }).click();
    await expect(said(page, "“Late set” was added")).toBeAttached();
    await closeWindows(page);
    await expect(setlistRow(page, "Late set")).toContainText("2 sets, 1 song");
    await expect(setlistRow(page, "Late set")).toContainText("Under · 86 min short");
    await expectNoAxeViolations(page);
  },
);

test(
  "an addition is taken back until the first save, and with songs in it never unasked",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [
      { title: "Paper Lanterns" },
      { title: "Tide" },
    ]);
    await addSetlist(request, session, { name: "Half Moon", songs: inSection(1, songs) });
    await signIn(page, administrator, "/setlists/index");
    const told = page.getByRole("list", { name: "Notifications" });
    const form = page.getByRole("dialog", { name: "Add Setlist" });
    const editor = page.getByRole("dialog", { name: /^Edit / });
    const undoAdd = editor.getByRole("button", { name: "Undo Add" });
    const add = async (title: string, from: string) => {
      await page.getByRole("button", { name: "Add Setlist" }).click();
      await form.getByRole("textbox", { name: "Title" }).fill(title);
      await form.getByRole("combobox", { name: "Set list" }).selectOption(from);
      await expect(form.getByRole("textbox", { name: "Planned Length" })).toHaveValue("60");
      await form.getByRole("button", { name: "Add Setlist" }).click();
      await expect(told.getByRole("button", { name: "Undo" })).toBeVisible();
    };

    await add("With songs", "Half Moon");
    await told.getByRole("button", { name: "Undo" }).click();
    const asked = question(page, "Undo Add");
    await expect(asked).toContainText("Delete “With songs” with its 2 songs?");
    await expectNoAxeViolations(page);
    await asked.getByRole("button", { name: "Keep" }).click();
    await expect(told.getByRole("button", { name: "Undo" })).toBeHidden();

    // It stays where the changes of the editor are taken back, as long as there are none to save.
    await undoAdd.click();
    await asked.getByRole("button", { name: "Delete set list" }).click();
    await expect(said(page, "“With songs” was deleted")).toBeAttached();
    await expect(editor).toBeHidden();
    await expect(setlistRow(page, "With songs")).toBeHidden();

    await add("Kept", "Half Moon");
    await editor.getByRole("tab", { name: "Setup" }).click();
    await editor.getByRole("textbox", { name: "Title" }).fill("Kept for good");
    await expect(undoAdd).toBeHidden();
    await editor.getByRole("button", { name: "Save", exact: true }).click();
    await expect(said(page, "“Kept for good” was saved")).toBeAttached();
    await expect(told.getByRole("button", { name: "Undo" })).toBeHidden();
    await expect(undoAdd).toBeHidden();
    await closeWindows(page);
    await expect(setlistRow(page, "Kept for good")).toBeVisible();
  },
);
