// What a band that comes from elsewhere does first takes as many presses as there, and no more.

import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playedSeconds, playerOf } from "../support/recordings.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { countSteps } from "../support/steps.ts";

/** As it is copied from a site. */
const FROM_A_SITE = [
  "Tin Roof Chords by The Foundry",
  "",
  "Tuning: E A D G B E",
  "Key: Am",
  "",
  "[Verse 1]",
  "Am         F",
  "Rain on a tin roof",
  "C         G   Am",
  "nobody asks for more",
].join("\n");

test("a chart from a site, three semitones up and on paper: 10, from the list", async ({
  page,
  administrator,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await signIn(page, administrator, "/songs/index");
  const steps = countSteps();
  await steps.press(page.getByRole("main").getByRole("button", { name: "Add Song" }));
  const form = page.getByRole("form", { name: "the new song" });
  await steps.fill(form.getByRole("textbox", { name: "Lyrics" }), FROM_A_SITE);
  await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Tin Roof");
  await expect(
    form.getByText("Taken from the head of the chart: title, artist, key and notes."),
  ).toBeVisible();
  await steps.select(form.getByRole("combobox", { name: "Genre" }), "Rock");
  await steps.press(form.getByRole("button", { name: "Add Song" }));
  const added = page.getByRole("listitem").filter({ hasText: "“Tin Roof” was added" });
  await expect(added.getByRole("button", { name: "Upload recording" })).toBeVisible();
  await steps.press(added.getByRole("button", { name: "Open", exact: true }));
  const up = page.getByRole("button", { name: "Transpose up" });
  for (let semitone = 0; semitone < 3; semitone += 1) await steps.press(up);
  await steps.press(page.getByRole("button", { name: "Print lyrics" }));
  const paper = page.getByRole("dialog", { name: "Print Tin Roof" }).last();
  await expect(paper).toContainText("The Foundry");
  await expect(paper).toContainText("Key Cm");
  await expect(paper).not.toContainText("Tuning");
  await steps.press(paper.getByRole("button", { name: "Print", exact: true }));
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  expect(steps.count).toBe(10);
});

test("a song plays, and the next one of the list: 2, from the list", async ({
  page,
  request,
  administrator,
}) => {
  await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"]);
  await signIn(page, administrator, "/songs/index");
  const steps = countSteps();
  await steps.press(page.getByRole("button", { name: "Play Amber Road" }));
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0);
  await steps.press(playerOf(page).getByRole("button", { name: "Next song" }));
  await expect(page.getByRole("button", { name: "Pause Low Tide" })).toBeVisible();
  expect(steps.count).toBe(2);
});

test("a set list on paper: 2, from the set list", async ({ page, request, administrator }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  const songs = await addSongs(request, administrator.session, [{ title: "Paper Lanterns" }]);
  const { id } = await addSetlist(request, administrator.session, {
    name: "Half Crown",
    songs: inSection(1, songs),
  });
  await signIn(page, administrator, `/setlist/${id}`);
  const steps = countSteps();
  await steps.press(page.getByRole("button", { name: "Print", exact: true }));
  const paper = page.getByRole("dialog", { name: "Print Half Crown" }).last();
  await expect(paper).toContainText("Paper Lanterns");
  await steps.press(paper.getByRole("button", { name: "Print", exact: true }));
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  expect(steps.count).toBe(2);
});
