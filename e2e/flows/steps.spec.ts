// What is done most takes as many presses as in the best of its kind, and no more.

import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { isPhone, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";
import { row } from "../support/songs-screen.ts";
import { countSteps } from "../support/steps.ts";
import { heardIn, keepStudio, studioOf } from "../support/studio.ts";

const TITLE = "Paper Lanterns";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choice = (page: Page, name: string) => page.getByRole("menuitemradio", { name });

test(
  "the chart of a song: 2, from the first page",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: TITLE }]);
    await saveSongElsewhere(request, session, song?.id ?? 0, { tab: "[G]Paper [D]lanterns" });
    await signIn(page, administrator);
    const steps = countSteps();
    await steps.press(
      page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Songs" }),
    );
    await steps.press(row(page, TITLE).getByText(TITLE));
    await expect(page.getByText("lanterns", { exact: true })).toBeInViewport();
    expect(steps.count).toBe(2);
  },
);

test("another status: 2, from the list", async ({ page, request, administrator }) => {
  await addSongs(request, administrator.session, [{ title: TITLE }]);
  await signIn(page, administrator, "/songs/index");
  const steps = countSteps();
  const inRow = row(page, TITLE);
  await steps.press(
    inRow.getByRole("button", { name: isPhone() ? `Actions for ${TITLE}` : "WIP" }),
  );
  await steps.press(choice(page, "Current"));
  await expect(said(page, `“${TITLE}” is Current now`)).toBeAttached();
  expect(steps.count).toBe(2);
});

test(
  "another status: 2, from the song",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: TITLE }]);
    await signIn(page, administrator, `/song/${song?.id}`);
    const steps = countSteps();
    await steps.press(button(page, "Status: WIP"));
    await steps.press(choice(page, "Current"));
    await expect(button(page, "Status: Current")).toBeVisible();
    expect(steps.count).toBe(2);
  },
);

test("a rating: 2, from the song", { tag: "@phone" }, async ({ page, request, administrator }) => {
  const [song] = await addSongs(request, administrator.session, [{ title: TITLE }]);
  await signIn(page, administrator, `/song/${song?.id}`);
  const steps = countSteps();
  await steps.press(button(page, "Rating"));
  await steps.press(page.getByRole("radio", { name: "9 stars" }).locator(".."));
  await expect(button(page, "Rating")).toContainText("9.0");
  expect(steps.count).toBe(2);
});

test("a rating: 2, from the list", async ({ page, request, administrator }) => {
  await addSongs(request, administrator.session, [{ title: TITLE }]);
  await signIn(page, administrator, "/songs/index");
  const steps = countSteps();
  const inRow = row(page, TITLE);
  if (isPhone()) {
    await steps.press(inRow.getByRole("button", { name: `Actions for ${TITLE}` }));
    await steps.press(
      page.getByRole("group", { name: "Your rating" }).getByRole("menuitemradio", { name: "9" }),
    );
    await expect(said(page, `You rate “${TITLE}” 9 of 11`)).toBeAttached();
  } else {
    await inRow.hover();
    await steps.press(inRow.getByRole("button", { name: `Rate ${TITLE}` }));
    await steps.press(page.getByRole("radio", { name: "9 stars" }).locator(".."));
    await expect(inRow).toContainText("9.0");
  }
  expect(steps.count).toBe(2);
});

test(
  "onto a set list: 3, from the song",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: TITLE }]);
    await addSetlist(request, session, { name: "Half Crown" });
    await signIn(page, administrator, `/song/${song?.id}`);
    const steps = countSteps();
    await steps.press(button(page, `More for ${TITLE}`));
    await steps.press(page.getByRole("menuitem", { name: "Add to set list" }));
    await steps.press(button(page, /^Half Crown/));
    await expect(said(page, /^Added to Half Crown, Set/)).toBeAttached();
    expect(steps.count).toBe(3);
  },
);

test("onto a set list: 4, from the set list", async ({ page, request, administrator }) => {
  const { session } = administrator;
  const [first] = await addSongs(request, session, [
    { title: "Low Tide", status: "C" },
    { title: TITLE, status: "C" },
  ]);
  const { id } = await addSetlist(request, session, {
    name: "Half Crown",
    songs: first ? inSection(1, [first]) : [],
  });
  await signIn(page, administrator, `/setlist/${id}`);
  const steps = countSteps();
  await steps.press(button(page, "Edit"));
  if (isPhone()) await steps.press(button(page, /^Songs/));
  await steps.press(button(page, `Add ${TITLE}`));
  await steps.press(button(page, "Save"));
  await expect(said(page, "“Half Crown” was saved")).toBeAttached();
  expect(steps.count).toBe(isPhone() ? 4 : 3);
});

test(
  "tonight's list on stage: 1, from the first page, and 2 to the first chart",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [{ title: TITLE }]);
    await saveSongElsewhere(request, session, songs[0]?.id ?? 0, {
      lyrics: "[G]Paper [D]lanterns",
    });
    await addSetlist(request, session, { name: "Half Crown", songs: inSection(1, songs) });
    await signIn(page, administrator);
    const steps = countSteps();
    await steps.press(page.getByRole("main").getByRole("link", { name: "Stage view" }));
    const stage = page.getByRole("dialog", { name: "Stage view of Half Crown" });
    await expect(stage).toBeVisible();
    expect(steps.count).toBe(1);
    await steps.press(stage.getByRole("link", { name: new RegExp(`^1 ${TITLE}`) }));
    await expect(stage.getByText("lanterns", { exact: true })).toBeInViewport();
    expect(steps.count).toBe(2);
  },
);

test(
  "a hard bar with its chords, over and over: 3, from the song",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addRecordedSongs(request, session, [TITLE]);
    await keepStudio(request, session, song?.id ?? 0, {
      loopRegion: { start: 10, end: 12 },
      loopEnabled: false,
    });
    await signIn(page, administrator, `/song/${song?.id}`);
    const steps = countSteps();
    await steps.press(button(page, /Studio/));
    const studio = studioOf(page, TITLE);
    await expect(heardIn(studio)).toBeVisible({ timeout: 60_000 });
    await steps.press(studio.getByRole("button", { name: "Loop", exact: true }));
    await steps.press(studio.getByRole("button", { name: "Play", exact: true }));
    await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(steps.count).toBe(3);
  },
);
