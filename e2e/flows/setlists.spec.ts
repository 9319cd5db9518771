import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playedSeconds, playerOf } from "../support/recordings.ts";
import {
  addSetlist,
  closeWindows,
  inSection,
  openSetlists,
  setlistRow,
} from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { choose, filter, isPhone, question, said } from "../support/songs-screen.ts";

const AWAY = {
  code: "database_away",
  message: "The server is not available, please try again later.",
};

test("the first set list is added, copied, found and deleted", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }]);
  await signIn(page, administrator);
  await page.getByRole("button", { name: "Add Setlist" }).click();
  await closeWindows(page);
  await openSetlists(page);
  await expect(page.getByRole("heading", { name: /What you play tonight/ })).toBeVisible();
  await expectNoAxeViolations(page);

  // What is missing is asked for; Cancel comes with the first change and takes it back.
  await page.getByRole("main").getByRole("button", { name: "Add Setlist" }).last().click();
  const form = page.getByRole("dialog", { name: "Add Setlist" });
  const add = form.getByRole("button", { name: "Add Setlist" });
  await expect(form.getByRole("button", { name: "Cancel" })).toBeHidden();
  await add.click();
  await expect(form.getByText("Please complete the missing fields")).toBeVisible();
  await expect(form.getByText("Please enter a value")).toHaveCount(2);
  await expect(form.getByRole("textbox", { name: "Title" })).toBeFocused();
  await expectNoAxeViolations(page);
  await form.getByRole("textbox", { name: "Title" }).fill("Mistake");
  await form.getByRole("button", { name: "Cancel" }).click();
  await question(page, "Reset Changes").getByRole("button", { name: "Yes" }).click();
  await expect(form).toBeHidden();

  // An addition can be taken back: the set list goes again, or it is said why it has not.
  const told = page.getByRole("list", { name: "Notifications" });
  const addMistake = async () => {
    await page.getByRole("main").getByRole("button", { name: "Add Setlist" }).last().click();
    await form.getByRole("textbox", { name: "Title" }).fill("Mistake");
    await form.getByRole("textbox", { name: "Planned Length" }).fill("45 minutes");
    await expect(form.getByRole("textbox", { name: "Planned Length" })).toHaveValue("45");
    await add.click();
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
  await page.unroute("**/api/setlist/*");

  // Another starts with the songs and the timing of one that is there.
  await addSetlist(request, session, {
    name: "Half Moon",
    plannedLength: 90,
    startTime: "20:45",
    songs: inSection(1, songs),
  });
  // Somebody else has added it: whoever comes back to the list sees it.
  await expect(async () => {
    // Once more where the list was just being asked for anyway: that answer may be older.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(setlistRow(page, "Half Moon")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole("button", { name: "Add Setlist" }).click();
  await form.getByRole("textbox", { name: "Title" }).fill("Late set");
  await form.getByRole("combobox", { name: "Set list" }).selectOption("Half Moon");
  await expect(form.getByRole("textbox", { name: "Planned Length" })).toHaveValue("90");
  await expect(form.getByLabel("Start time")).toHaveValue("20:45");
  await expect(form.getByRole("region", { name: "Running time" })).toBeVisible();
  await form.getByRole("switch", { name: "Permanent" }).check();
  await add.click();
  await expect(said(page, "“Late set” was added")).toBeAttached();
  await closeWindows(page);
  await expect(setlistRow(page, "Late set")).toContainText("2 sets, 1 song");
  await expect(setlistRow(page, "Late set")).toContainText("Under −86 min");
  await expectNoAxeViolations(page);

  // What is permanent has no Delete; its copy opens and can be deleted.
  await page.getByRole("button", { name: "Actions for Late set" }).click();
  await expect(page.getByRole("menuitem", { name: "Copy" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await choose(page, "Late set", "Copy");
  await expect(page.getByRole("dialog", { name: /Late set - Copy/ })).toBeVisible();
  await closeWindows(page);

  // Statuses as documented: the toggle goes from the active three to all, to none and back.
  await expect(filter(page, "Preparation")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "Archived")).toHaveAttribute("aria-pressed", "false");
  await filter(page, "Preparation").click();
  await expect(setlistRow(page, "Half Moon")).toHaveCount(0);
  await expect(setlistRow(page, "Late set")).toBeVisible();
  await filter(page, "All").click();
  await expect(page.getByText("No Rows")).toBeVisible();
  await expect(page).toHaveURL(/\?groups=none$/);
  await filter(page, "All").click();
  await expect(setlistRow(page, "Half Moon")).toBeVisible();
  await filter(page, "All").click();
  await expect(filter(page, "Archived")).toHaveAttribute("aria-pressed", "true");
  await filter(page, "Archived").click();
  await expect(page).toHaveURL(/\/setlists\/index$/);

  const label = "Search by Set List Name, Description";
  if (isPhone()) await page.getByRole("button", { name: label }).click();
  await page.getByRole("searchbox", { name: label }).fill("moon");
  await expect(setlistRow(page, "Late set")).toHaveCount(0);
  await expect(page).toHaveURL(/\?search=moon$/);
  await choose(page, "Half Moon", "Delete");
  await expect(question(page, "Delete Set List")).toContainText(
    "“Half Moon” goes, its songs stay.",
  );
  await expectNoAxeViolations(page);
  await question(page, "Delete Set List").getByRole("button", { name: "Yes" }).click();
  await expect(said(page, "“Half Moon” was deleted")).toBeAttached();
  await expect(page.getByText("No Rows")).toBeVisible();
});

test("an addition is taken back until the first save, and with songs in it never unasked", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const songs = await addSongs(request, session, [{ title: "Paper Lanterns" }, { title: "Tide" }]);
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
  await asked.getByRole("button", { name: "No" }).click();
  await expect(told.getByRole("button", { name: "Undo" })).toBeHidden();

  // It stays where the changes of the editor are taken back, as long as there are none to save.
  await undoAdd.click();
  await asked.getByRole("button", { name: "Yes" }).click();
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
});

test("a set list is read, played in its order, and looked at on stage", async ({
  page,
  request,
  administrator,
}) => {
  const { session } = administrator;
  const [train, tide, lanterns] = await addRecordedSongs(request, session, [
    "Northbound Train",
    "Low Tide",
    "Paper Lanterns",
  ]);
  if (!train || !tide || !lanterns) throw new Error("Three songs were added.");
  const { id } = await addSetlist(request, session, {
    name: "Late set",
    startTime: "20:45",
    plannedLength: 30,
    songs: [
      { songId: lanterns.id, setlistSectionId: 1, sequence: 1, songkey: "Bb", featuring: "Mira" },
      { songId: train.id, setlistSectionId: 2, sequence: 1, note: "Slow start" },
      { songId: tide.id, setlistSectionId: 4, sequence: 1, seconds: 240 },
    ],
    interludes: [
      { setlistSectionId: 1, afterSequence: 1, kind: "break", text: "Bar open", seconds: 900 },
      { setlistSectionId: 2, afterSequence: 0, kind: "spoken", text: "Thank you", seconds: 30 },
    ],
  });
  await signIn(page, administrator);
  await openSetlists(page);
  await setlistRow(page, "Late set").getByText("Late set").click();
  const view = page.getByRole("dialog", { name: "Late set", exact: true });
  const first = view.getByRole("region", { name: "First Set" });
  await expect(first).toContainText("20:45–21:01");
  await expect(first).toContainText("Break: Bar open");
  await expect(first).toContainText("B♭");
  await expect(first).toContainText("Feat. Mira");
  await expect(view.getByRole("region", { name: "Second Set" })).toContainText("Slow start");
  await expect(view.getByRole("region", { name: "Encore" })).toContainText("4:00");
  await expectNoAxeViolations(page);

  await view.getByRole("button", { name: "Featuring" }).click();
  await expect(first).not.toContainText("Feat. Mira");
  await expect(first).not.toContainText("The Band");
  await expect(view.getByText("plan 30 min")).toBeVisible();
  await expect(view.getByRole("radio", { name: "Simple" })).toBeChecked();
  await view.getByText("Expanded", { exact: true }).click();
  await expect(first).toContainText("The Band");
  await expectNoAxeViolations(page);

  await view.getByRole("button", { name: "Play", exact: true }).click();
  await expect(view.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(view.getByRole("button", { name: "Pause Paper Lanterns" })).toBeVisible();
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
  await view.getByRole("button", { name: "Play Northbound Train" }).click();
  await expect(view.getByRole("button", { name: "Pause Northbound Train" })).toBeVisible();
  await view.getByRole("button", { name: "Pause", exact: true }).click();

  await view.getByRole("button", { name: "Low Tide", exact: true }).click();
  const song = page.getByRole("dialog", { name: "Low Tide" });
  await expect(song.getByRole("heading", { name: "Low Tide" }).first()).toBeVisible();
  await song.getByRole("button", { name: "Close", exact: true }).click();

  await view.getByRole("button", { name: "Stage view" }).click();
  const stage = page.getByRole("dialog", { name: "Stage view of Late set" });
  await expect(stage.getByRole("button", { name: /Paper Lanterns/ })).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(stage.getByRole("button", { name: /Northbound Train/ })).toBeFocused();
  await stage.getByRole("button", { name: "Larger text" }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(stage).toBeHidden();
  await closeWindows(page);

  await page.getByRole("button", { name: /^Open player/ }).click();
  const player = page.getByRole("dialog", { name: "Player" });
  await expect(player.getByRole("region", { name: "Queue" }).getByRole("listitem")).toHaveText([
    /Paper Lanterns/,
    /Northbound Train/,
    /Low Tide/,
  ]);
  await player.getByRole("button", { name: "Next song" }).click();
  await expect(player.getByRole("heading", { name: "Low Tide" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(playerOf(page)).toBeVisible();

  // The choices of how to read are kept; the address of a set list brings the same.
  await page.goto(`/setlist/${id}`);
  await expect(page.getByRole("region", { name: "First Set" })).toContainText("The Band");
  await page.goto("/setlist/nothing");
  await expect(page.getByText("Error 301 Invalid Setlist Id")).toBeVisible();
  await page.goto(`/setlist/${id + 1000}`);
  await expect(page.getByText("Fetch Error, Invalid Record")).toBeVisible();
  await page.goto("/setlist/add");
  await expect(page.getByRole("heading", { name: "Add Setlist" })).toBeVisible();
});
