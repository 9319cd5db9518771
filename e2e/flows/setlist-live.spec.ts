import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { joinBand } from "../support/second-member.ts";
import {
  addLateSet,
  column,
  deleteSetlistElsewhere,
  editorIsOpen,
  openEditor,
  savedTitles,
  saveIt,
  saveSetlistElsewhere,
  song,
} from "../support/setlist-board.ts";

test(
  "two members see each other and what each saves, and one keeps what the other deletes",
  { tag: "@laptop" },
  async ({ page, browser, request, administrator }) => {
    const { session } = administrator;
    const { id } = await addLateSet(request, session, 4, [4]);
    const joss = await (await browser.newContext()).newPage();
    await signIn(joss, await joinBand(administrator, "Joss"), `/setlist/${id}`);
    await openEditor(page, administrator, id);

    const there = (of: typeof page) => of.getByRole("list", { name: "Also open by" });
    await expect(there(page)).toContainText("Joss");
    await expect(there(joss)).toContainText(session.bandUser.nickname);
    await expectNoAxeViolations(joss);

    await song(column(page, "First Set"), "Song 02").focus();
    await page.keyboard.press("2");
    await saveIt(page);
    await expect(column(joss, "Second Set")).toContainText("Song 02");

    await joss.goto(`/setlist/${id}/edit`);
    await editorIsOpen(joss);
    // What this browser had kept may be shown first.
    await expect(song(column(joss, "Second Set"), "Song 02")).toBeVisible();
    await song(column(joss, "First Set"), "Song 03").focus();
    await joss.keyboard.press("e");
    await saveIt(joss);
    await expect(song(column(page, "Encore"), "Song 03")).toBeVisible();
    await expect(
      page.getByText("Joss has saved changes. You see them now.").first(),
    ).toBeAttached();

    await song(column(page, "First Set"), "Song 04").focus();
    await page.keyboard.press("2");
    await deleteSetlistElsewhere(request, session, id);
    await expect(
      page.getByRole("alert").getByText("Somebody has deleted this set list."),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Save as a new set list" }).click();
    await expect(page).not.toHaveURL(new RegExp(`/setlist/${id}/`));
    await expect(song(column(page, "Second Set"), "Song 04")).toBeVisible();
    const kept = Number(/setlist\/(\d+)\/edit/.exec(page.url())?.[1]);
    expect(await savedTitles(request, session, kept)).toEqual([
      ["Song 01"],
      ["Song 02", "Song 04"],
      [],
      ["Song 03"],
    ]);
    await joss.context().close();
  },
);

test(
  "a window is headed by the name that another member gives its set list",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const { id } = await addLateSet(request, session, 1, [1]);
    await signIn(page, administrator, "/setlists/index");
    await page.getByRole("button", { name: "Actions for Late set" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(page.getByRole("dialog", { name: "Edit Late set" })).toBeVisible();

    await saveSetlistElsewhere(request, session, id, { name: "Early set" });

    await expect(page.getByRole("dialog", { name: "Edit Early set" })).toBeVisible();
  },
);
