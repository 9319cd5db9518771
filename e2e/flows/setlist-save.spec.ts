import type { Song } from "@bandstand/contracts/songs";
import { expectNoAxeViolations } from "../support/axe.ts";
import { keptDrafts, keptSeen } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { registerMember, signIn } from "../support/member.ts";
import {
  addLateSet,
  available,
  column,
  deleteSetlistElsewhere,
  numbered,
  openEditor,
  savedTitles,
  saveIt,
  saveSetlistElsewhere,
  song,
} from "../support/setlist-board.ts";
import { addSetlist, inSection } from "../support/setlists.ts";

test.describe("a set list that stands", () => {
  let songs: readonly Song[];
  let setlistId: number;

  test.beforeEach(async ({ page, request, administrator }) => {
    const { session } = administrator;
    ({ id: setlistId, songs } = await addLateSet(request, session, 8, [5]));
    await openEditor(page, administrator, setlistId);
  });

  test(
    "gets its settings, a singer, a break, and its sets",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      const first = column(page, "First Set");
      await song(first, "Song 02").dblclick();
      const place = page.getByRole("dialog", { name: "Song 02" });
      await place.getByLabel("Featuring").fill("Mira");
      await place.getByLabel("Key").fill("e minor");
      await place.getByLabel("Capo").selectOption("Capo 3");
      await place.getByLabel("Note").fill("Mira starts");
      await expectNoAxeViolations(page);
      await place.getByRole("button", { name: "Done" }).click();
      await expect(song(first, "Song 02")).toContainText("Mira · Mira starts");
      await expect(song(first, "Song 02")).toContainText("EmCapo 3");
      await first.getByRole("button", { name: "More for Song 02" }).click();
      await page.getByRole("menuitem", { name: "Break" }).click();
      const pause = page.getByRole("dialog", { name: "Break" });
      await pause.getByLabel("What for").fill("Bar open");
      const length = pause.getByLabel("Duration");
      await expect(pause.getByText("Minutes, or minutes and seconds")).toBeVisible();
      await length.fill("a while");
      await page.keyboard.press("Enter");
      await expect(pause.getByText("Please enter a time, such as 3:30")).toBeVisible();
      await length.fill("15");
      await length.blur();
      await expect(length).toHaveValue("15:00");
      await length.press("Enter");
      await expect(first.getByText("Bar open")).toBeVisible();

      // A spoken note says something, or is none.
      await first.getByRole("button", { name: "More for First Set" }).click();
      await page.getByRole("menuitem", { name: "Spoken note" }).click();
      const said = page.getByRole("dialog", { name: "Spoken note" });
      await expect(said.getByText("Please enter a value")).toBeHidden();
      await page.keyboard.press("Enter");
      await expect(said.getByText("Please enter a value")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(said).toBeHidden();
      await expect(first.getByText("Spoken note")).toHaveCount(0);

      await page.getByRole("tab", { name: "Setup" }).click();
      await page.getByRole("textbox", { name: "Title" }).fill("");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(
        page.getByRole("alert").getByText("Please complete the missing fields"),
      ).toBeVisible();
      await expect(page.getByText("Please enter a value")).toBeVisible();
      await page.getByRole("textbox", { name: "Title" }).fill("Early set");
      await page.getByLabel("Number of sets").selectOption("3");
      await page.getByLabel("Planned Length").fill("60");
      await page.getByLabel("Gap between songs").fill("20");
      await page.getByLabel("Start time").fill("20:30");
      await page.getByLabel("Talking and changeovers").fill("-3");
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: "Timing" }).click();
      const flow = page.getByRole("region", { name: "Flow of First Set" });
      await expect(flow.getByText(/Song 02, key Em.*featuring Mira/)).toBeAttached();
      await expect(page.getByRole("list", { name: "Times of the sets" })).toContainText("20:30–");
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: "Admin" }).click();
      await page.getByLabel("Permanent").click();
      await expectNoAxeViolations(page);
      await page.getByRole("tab", { name: "Songs" }).click();
      await expect(first.getByText("20:30–21:04")).toBeVisible();
      await song(first, "Song 05").focus();
      await page.keyboard.press("3");
      await expect(song(column(page, "Third Set"), "Song 05")).toBeVisible();
      await saveIt(page);
      expect(await savedTitles(request, administrator.session, setlistId)).toEqual([
        numbered(1, 4),
        [],
        ["Song 05"],
        [],
      ]);

      // Fewer sets return their songs.
      await page.getByRole("tab", { name: "Setup" }).click();
      await page.getByLabel("Number of sets").selectOption("1");
      await page.getByRole("tab", { name: "Songs" }).click();
      await expect(song(available(page), "Song 05")).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page
        .getByRole("alertdialog", { name: "Reset Changes" })
        .getByRole("button", { name: "Discard changes" })
        .click();
      await expect(song(column(page, "Third Set"), "Song 05")).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    },
  );

  test(
    "that somebody else saved first is merged, or saved over",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      // Who else saves is not heard of before: the server then says so.
      await page.route(`**/api/setlist/${setlistId}/live`, (route) => route.abort());
      await page.reload();
      const first = column(page, "First Set");
      await song(first, "Song 02").focus();
      await page.keyboard.press("2");
      const at = songs.slice(0, 5).toReversed();
      await saveSetlistElsewhere(request, administrator.session, setlistId, {
        songs: at.map(({ id }, index) => ({
          songId: id,
          setlistSectionId: 1,
          sequence: index + 1,
        })),
      });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      const question = page.getByRole("alertdialog", { name: "Changed meanwhile" });
      await expect(question).toContainText("changed “Late set”");
      await expectNoAxeViolations(page);
      await question.getByRole("button", { name: "Merge" }).click();
      await expect(
        page.getByText("Both changes are in. Look them over, then save.").first(),
      ).toBeAttached();
      await saveIt(page);
      expect(await savedTitles(request, administrator.session, setlistId)).toEqual([
        ["Song 05", "Song 04", "Song 03", "Song 01"],
        ["Song 02"],
        [],
        [],
      ]);
      await song(first, "Song 05").focus();
      await page.keyboard.press("a");
      await saveSetlistElsewhere(request, administrator.session, setlistId, { songs: [] });
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await question.getByRole("button", { name: "Overwrite" }).click();
      // The word of the save before may still be there.
      await expect
        .poll(() => savedTitles(request, administrator.session, setlistId))
        .toEqual([["Song 04", "Song 03", "Song 01"], ["Song 02"], [], []]);
    },
  );

  test(
    "open in two places is the same in both, and what is not saved yet stays",
    { tag: "@laptop" },
    async ({ page, browser, administrator }) => {
      const other = await (await browser.newContext()).newPage();
      await openEditor(other, administrator, setlistId);
      await song(column(other, "First Set"), "Song 02").focus();
      await other.keyboard.press("2");
      await saveIt(other);
      await expect(song(column(page, "Second Set"), "Song 02")).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();

      await song(column(page, "First Set"), "Song 03").focus();
      await page.keyboard.press("e");
      await song(column(other, "First Set"), "Song 05").focus();
      await other.keyboard.press("2");
      await saveIt(other);
      await expect(page.getByText("has saved this set list. Your changes are safe.")).toBeVisible();
      await expect(song(column(page, "Encore"), "Song 03")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Merge now" }).click();
      await expect(song(column(page, "Second Set"), "Song 05")).toBeVisible();
      await expect(song(column(page, "Encore"), "Song 03")).toBeVisible();
      await saveIt(page);
      await expect(song(column(other, "Encore"), "Song 03")).toBeVisible();
      await other.context().close();
    },
  );

  test(
    "is kept across a reload where the network is lost while saving",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      await song(column(page, "First Set"), "Song 02").focus();
      await page.keyboard.press("2");
      await page.route("**/api/savesetlist/*", (route) => route.abort());
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(
        page.getByRole("alert").getByText("Your changes are kept on this device."),
      ).toBeVisible();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(
        page.getByText("What you had changed is back. It is not saved yet.").first(),
      ).toBeAttached();
      await expect(song(column(page, "Second Set"), "Song 02")).toBeVisible();
      await page.unroute("**/api/savesetlist/*");
      await saveIt(page);
      expect((await savedTitles(request, administrator.session, setlistId))[1]).toEqual([
        "Song 02",
      ]);
      await page.reload();
      await expect(song(column(page, "Second Set"), "Song 02")).toBeVisible();
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    },
  );

  test(
    "saved and opened again at once shows what was saved since, and no old changes",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      await song(column(page, "First Set"), "Song 02").focus();
      await page.keyboard.press("2");
      await expect.poll(() => keptDrafts(page)).toBe(1);
      // From here on the page is too quick for what is kept.
      await page.evaluate(() => {
        const nothing = function (this: IDBObjectStore) {
          return this.count();
        };
        Object.assign(IDBObjectStore.prototype, { put: nothing, delete: nothing });
      });
      await saveIt(page);
      await saveSetlistElsewhere(request, administrator.session, setlistId, {
        songs: inSection(1, songs.slice(5, 7)),
      });
      await page.reload();
      await expect(song(column(page, "First Set"), "Song 07")).toBeVisible();
      await expect(page.getByText("What you had changed is back.")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    },
  );

  test(
    "that somebody deletes is kept across a reload until it is saved as another",
    { tag: "@laptop" },
    async ({ page, request, administrator }) => {
      await song(column(page, "First Set"), "Song 02").focus();
      const seen = await keptSeen(page);
      await page.keyboard.press("2");
      await expect.poll(() => keptDrafts(page)).toBe(1);
      // What was seen, the set list with it, is written some seconds later.
      await expect.poll(() => keptSeen(page)).not.toBe(seen);
      await deleteSetlistElsewhere(request, administrator.session, setlistId);
      const gone = page.getByRole("alert").getByText("Somebody has deleted this set list.");
      await expect(gone).toBeVisible();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await expect(gone).toBeVisible();
      await expect(song(column(page, "Second Set"), "Song 02")).toBeVisible();
      await page.getByRole("button", { name: "Save as a new set list" }).click();
      await expect(page).not.toHaveURL(new RegExp(`/setlist/${setlistId}/`));
      const kept = Number(/setlist\/(\d+)\/edit/.exec(page.url())?.[1]);
      expect((await savedTitles(request, administrator.session, kept))[1]).toEqual(["Song 02"]);
    },
  );
});

test(
  "a set list of another band is no set list here",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const other = await registerMember(request);
    const { id } = await addSetlist(request, other.session, { name: "Theirs" });
    await signIn(page, administrator, `/setlist/${id}/edit`);
    await expect(page.getByText("Fetch Error, Invalid Record")).toBeVisible();
    await page.goto("/setlist/nothing/edit");
    await expect(page.getByText("Error 301 Invalid Setlist Id")).toBeVisible();
  },
);
