// What a band that comes from elsewhere does first takes as many presses as there, and no more.

import { expect, test } from "../support/flow.ts";
import { newcomer, signIn } from "../support/member.ts";
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

test("a band of one's own: 5, from the page on which it is registered", async ({ page }) => {
  const { email, password, bandName } = newcomer();
  await page.goto("/register");
  const steps = countSteps();
  await steps.fill(page.getByLabel("Email"), email);
  await steps.fill(page.getByLabel("Password", { exact: true }), password);
  await steps.fill(page.getByLabel("Band Name"), bandName);
  await steps.press(page.getByRole("button", { name: "Register" }));
  const question = page.getByRole("alertdialog", { name: "Register Band" });
  await steps.press(question.getByRole("button", { name: "Yes" }));
  await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
  expect(steps.count).toBe(5);
});

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

test.describe("what is taken along", () => {
  test.use({ serviceWorkers: "allow" });

  test("a song is kept offline: 2, and three of them: 3, from the list", async ({
    page,
    request,
    administrator,
  }) => {
    const titles = ["Amber Road", "Low Tide", "Windfall"];
    await addRecordedSongs(request, administrator.session, titles, 5);
    await signIn(page, administrator, "/songs/index");
    const one = countSteps();
    await one.press(page.getByRole("button", { name: "Actions for Low Tide" }));
    await one.press(page.getByRole("menuitem", { name: "Keep offline" }));
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    expect(one.count).toBe(2);

    const all = countSteps();
    await all.press(page.getByRole("button", { name: "More for this list" }));
    await all.press(page.getByRole("menuitem", { name: "On this device" }));
    const kept = page.getByRole("dialog", { name: "On this device" });
    await all.press(kept.getByRole("button", { name: "Keep all songs" }));
    await expect(kept.locator("tbody tr")).toHaveCount(titles.length);
    expect(all.count).toBe(3);
  });
});

test(
  "all recordings as one file: 3, and the list as another: 2",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Amber Road", "Low Tide"], 1);
    await page.addInitScript(() => {
      Object.defineProperty(window, "showSaveFilePicker", { value: undefined });
    });
    await signIn(page, administrator, "/songs/index");
    const more = page.getByRole("button", { name: "More for this list" });
    const steps = countSteps();
    await steps.press(more);
    await steps.press(page.getByRole("menuitem", { name: "Download recordings as ZIP" }));
    const zip = page.waitForEvent("download");
    await steps.press(
      page
        .getByRole("dialog", { name: "Download Recordings" })
        .getByRole("button", { name: "Download", exact: true }),
    );
    expect((await zip).suggestedFilename()).toBe("Song List.zip");
    expect(steps.count).toBe(3);
    for (const [action, file] of [
      ["Export as CSV", "Songs.csv"],
      ["Export as ChordPro", "Songs ChordPro.zip"],
    ] as const) {
      const download = page.waitForEvent("download");
      await steps.press(more);
      await steps.press(page.getByRole("menuitem", { name: action }));
      expect((await download).suggestedFilename()).toBe(file);
    }
    expect(steps.count).toBe(3 + 2 + 2);
  },
);
