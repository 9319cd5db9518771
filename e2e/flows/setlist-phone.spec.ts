import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signInAs } from "../support/member.ts";
import { centreOf, expectAbove, swipe } from "../support/pointer.ts";
import { joinBand } from "../support/second-member.ts";
import {
  addLateSet,
  available,
  column,
  openEditor,
  savedTitles,
  saveIt,
  saveSetlistElsewhere,
  song,
} from "../support/setlist-board.ts";

const tab = (page: Page, list: string) =>
  page.getByRole("group", { name: "Lists" }).getByRole("button", { name: list });

test(
  "a song is dragged with the thumb into a list that is not on the screen, and back",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id } = await addLateSet(request, session, 5, [3, 1]);
    await openEditor(page, administrator, id);
    const first = column(page, "First Set");
    const second = column(page, "Second Set");

    await tab(page, "Set 1").tap();
    await swipe(page, {
      from: await centreOf(song(first, "Song 02")),
      to: await centreOf(tab(page, "Set 2")),
      rest: 500,
      async arrived() {
        await expect(page.getByText("Song 02: place 2 of 2 in Second Set.")).toBeAttached();
      },
    });
    await expect(page.getByText("Song 02 put down at place 2 of 2 in Second Set.")).toBeAttached();
    await expect(song(first, "Song 02")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(song(first, "Song 02")).toBeVisible();
    await page.getByRole("button", { name: "Redo" }).tap();
    await tab(page, "Set 2").tap();
    await expect(song(second, "Song 02")).toBeVisible();

    await swipe(page, {
      from: await centreOf(song(second, "Song 04")),
      to: await centreOf(tab(page, "Songs")),
      rest: 500,
    });
    await expect(song(second, "Song 04")).toBeHidden();
    await tab(page, "Songs").tap();
    await expect(song(available(page), "Song 04")).toBeVisible();
    await swipe(page, {
      from: await centreOf(song(available(page), "Song 05")),
      to: await centreOf(tab(page, "Encore")),
      rest: 500,
    });
    await expect(song(available(page), "Song 05")).toBeHidden();
    await saveIt(page);
    expect(await savedTitles(request, session, id)).toEqual([
      ["Song 01", "Song 03"],
      ["Song 02"],
      [],
      ["Song 05"],
    ]);
  },
);

test(
  "a notification stands above what can be done at the foot of the screen",
  { tag: "@phone" },
  async ({ page, request, administrator: { session }, administrator }) => {
    const { id } = await addLateSet(request, session, 24, [4]);
    await openEditor(page, administrator, id);
    await tab(page, "Set 1").tap();
    const moves = page.getByRole("toolbar", { name: "Selected songs" });
    await page.getByRole("button", { name: "Select Song 01" }).tap();
    await moves.getByRole("button", { name: "Move to Set 2" }).tap();
    await page.getByRole("button", { name: "Select Song 02" }).tap();
    await saveIt(page);
    const told = page.getByRole("list", { name: "Notifications" });
    await expect(told).toContainText("“Late set” was saved");
    await expectAbove(moves, told);
    await moves.getByRole("button", { name: "Move to Encore" }).tap();
    await expect(song(column(page, "First Set"), "Song 02")).toBeHidden();
    await saveIt(page);

    // Nor does it lie on the answers to a proposal that is as long as the screen.
    await page.getByRole("button", { name: "More for First Set" }).tap();
    await page.getByRole("menuitem", { name: "Fill to a length…" }).tap();
    const answers = page.getByRole("dialog").getByRole("button", { name: "Keep it as it is" });
    await expect(answers).toBeVisible();
    await expect(page.getByRole("group", { name: "Songs to choose from" })).toBeVisible();
    const joss = await signInAs(request, await joinBand(administrator, "Joss"));
    await saveSetlistElsewhere(request, joss, id, { description: "Late" });
    await expect(told).toContainText("Joss has saved changes. You see them now.");
    await expectAbove(told, answers);
  },
);
