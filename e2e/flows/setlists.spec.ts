import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playedSeconds } from "../support/recordings.ts";
import { addSetlist, closeWindows, openSetlists, setlistRow } from "../support/setlists.ts";
import { beginSearch, choose, filter, question, said } from "../support/list-screen.ts";
import { addSongs } from "../support/songs.ts";

const THREE_SONGS = [
  { title: "Paper Lanterns" },
  { title: "Northbound Train" },
  { title: "Low Tide" },
];

test(
  "a permanent set list has no Delete, and its copy opens",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSetlist(request, administrator.session, { name: "Late set", permanent: true });
    await signIn(page, administrator, "/setlists/index");
    await page.getByRole("button", { name: "Actions for Late set" }).click();
    await expect(page.getByRole("menuitem", { name: "Copy" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Copy" }).click();
    await expect(page.getByRole("dialog", { name: /Late set - Copy/ })).toBeVisible();
  },
);

test(
  "the filters show what is in hand, and All goes round: everything, nothing, and back",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSetlist(request, administrator.session, { name: "Half Moon" });
    await addSetlist(request, administrator.session, { name: "Late set", permanent: true });
    await signIn(page, administrator, "/setlists/index");
    await expect(filter(page, "Preparation")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, "Archived")).toHaveAttribute("aria-pressed", "false");
    await filter(page, "Preparation").click();
    await expect(setlistRow(page, "Half Moon")).toHaveCount(0);
    await expect(setlistRow(page, "Late set")).toBeVisible();
    await expect(page.getByRole("button", { name: "1 hidden · Show" })).toBeVisible();
    await filter(page, "All").click();
    await expect(page.getByText("No Rows")).toBeVisible();
    await expect(page).toHaveURL(/\?groups=none$/);
    await filter(page, "All").click();
    await expect(setlistRow(page, "Half Moon")).toBeVisible();
    await filter(page, "All").click();
    await expect(filter(page, "Archived")).toHaveAttribute("aria-pressed", "true");
    await filter(page, "Archived").click();
    await expect(page).toHaveURL(/\/setlists\/index$/);
  },
);

test(
  "a set list is found by a part of its name, and deleted",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSetlist(request, administrator.session, { name: "Half Moon" });
    await addSetlist(request, administrator.session, { name: "Late set" });
    await signIn(page, administrator, "/setlists/index");
    const label = "Search by Set List Name, Description";
    await beginSearch(page);
    await page.getByRole("searchbox", { name: label }).fill("moon");
    await expect(setlistRow(page, "Late set")).toHaveCount(0);
    await expect(page).toHaveURL(/\?search=moon$/);
    await choose(page, "Half Moon", "Delete");
    await expect(question(page, "Delete Set List")).toContainText(
      "“Half Moon” goes, its songs stay.",
    );
    await expectNoAxeViolations(page);
    await question(page, "Delete Set List")
      .getByRole("button", { name: "Delete set list" })
      .click();
    await expect(said(page, "“Half Moon” was deleted")).toBeAttached();
    await expect(page.getByText("No Rows")).toBeVisible();
  },
);

test(
  "whoever comes back to the list sees what somebody else has added",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await signIn(page, administrator, "/setlists/index");
    await expect(page.getByRole("heading", { name: /What you play tonight/ })).toBeVisible();
    await addSetlist(request, administrator.session, { name: "Half Moon" });
    await expect(async () => {
      // Once more where the list was just being asked for anyway: that answer may be older.
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(setlistRow(page, "Half Moon")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  },
);

/** Three songs in two sets and an encore, with a break and a word between them. */
function addLateSet(
  request: APIRequestContext,
  session: Session,
  songs: readonly { id: number }[],
) {
  const [lanterns, train, tide] = songs;
  if (!lanterns || !train || !tide) throw new Error("Three songs were added.");
  return addSetlist(request, session, {
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
}

test("a set list is read set by set, and the way it is read is kept", async ({
  page,
  request,
  administrator,
}) => {
  const songs = await addSongs(request, administrator.session, THREE_SONGS);
  const { id } = await addLateSet(request, administrator.session, songs);
  await openSetlists(page, administrator);
  await setlistRow(page, "Late set").getByText("Late set").click();
  const view = page.getByRole("dialog", { name: "Late set", exact: true });
  const first = view.getByRole("region", { name: "First Set" });
  await expect(first).toContainText("20:45–21:04");
  await expect(first).toContainText("Break: Bar open");
  await expect(first).toContainText("B♭");
  await expect(first).toContainText("Feat. Mira");
  await expect(view.getByRole("region", { name: "Second Set" })).toContainText("Slow start");
  await expect(view.getByRole("region", { name: "Encore" })).toContainText("4:00");
  await expect(view.getByText("plan 30 min")).toBeVisible();
  await expectNoAxeViolations(page);

  await view.getByRole("button", { name: "Featuring" }).click();
  await expect(first).not.toContainText("Feat. Mira");
  await expect(first).not.toContainText("The Band");
  await expect(view.getByRole("radio", { name: "Simple" })).toBeChecked();
  await view.getByText("Expanded", { exact: true }).click();
  await expect(first).toContainText("The Band");
  await expectNoAxeViolations(page);

  await page.goto(`/setlist/${id}`);
  const again = page.getByRole("region", { name: "First Set" });
  await expect(again).toContainText("The Band");
  await expect(again).not.toContainText("Feat. Mira");
});

test(
  "a set list is played in its order, from its start or from a song",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addRecordedSongs(
      request,
      session,
      THREE_SONGS.map(({ title }) => title),
    );
    await addLateSet(request, session, songs);
    await signIn(page, administrator, "/setlists/index");
    await setlistRow(page, "Late set").getByText("Late set").click();
    const view = page.getByRole("dialog", { name: "Late set", exact: true });
    await view.getByText("Expanded", { exact: true }).click();
    await view.getByRole("button", { name: "Play", exact: true }).click();
    await expect(view.getByRole("button", { name: "Pause Paper Lanterns" })).toBeVisible();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2);
    await view.getByRole("button", { name: "Play Northbound Train" }).click();
    await expect(view.getByRole("button", { name: "Pause Northbound Train" })).toBeVisible();
    await view.getByRole("button", { name: "Pause", exact: true }).click();
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
  },
);
