// Bars that the analysis was not sure of: one press says how many beats they have.

import type { Song } from "@bandstand/contracts/songs";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { heardIn, keepStudio, keptStudio, openStudio } from "../support/studio.ts";

const TITLE = "Northbound Train";
const BEATS = Array.from({ length: 40 }, (_, beat) => beat / 2);

const inBars = (beatsPerBar: number) => BEATS.filter((_, beat) => beat % beatsPerBar === 0);

let song: Song;

test.beforeEach(async ({ page, request, administrator }) => {
  const [added] = await addRecordedSongs(request, administrator.session, [TITLE]);
  if (!added) throw new Error("No song was added.");
  song = added;
  await keepStudio(request, administrator.session, song.id, {
    analysisResults: {
      bpm: 120,
      key: "E",
      timeSignature: "4/4",
      beatsDetected: BEATS.length,
      barsDetected: 10,
      analyzedAt: "2026-11-21T18:00:00.000Z",
    },
    detectedBeats: BEATS,
    barPositions: inBars(4),
    beatInterval: 0.5,
    beatsPerBar: 4,
    barsInDoubt: true,
    loopRegion: { start: 2, end: 6 },
    snapTo: "bars",
  });
  await signIn(page, administrator, "/songs/index");
});

test("bars in doubt get five beats by one press", async ({ page, request, administrator }) => {
  const studio = await openStudio(page, TITLE);
  const doubt = studio.getByRole("group", { name: "Beats to the bar" });
  await expect(doubt.getByRole("button", { name: "4", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(doubt).toContainText("Beats to the bar?");
  await expectNoAxeViolations(page);
  await doubt.getByRole("button", { name: "5", exact: true }).click();
  await expect(doubt).toBeHidden();
  await expect(heardIn(studio)).toContainText("5/4");
  await studio.getByRole("button", { name: "Save" }).click();
  await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
  const { settings } = await keptStudio(request, administrator.session, song.id);
  expect(settings).toMatchObject({
    beatsPerBar: 5,
    barPositions: inBars(5),
    loopRegion: { start: 2.5, end: 5 },
    barsInDoubt: false,
    beatsCorrected: true,
  });
});

test(
  "bars in doubt that are right are said so by one press",
  { tag: "@phone" },
  async ({ page }) => {
    const studio = await openStudio(page, TITLE);
    const doubt = studio.getByRole("group", { name: "Beats to the bar" });
    await doubt.getByRole("button", { name: "4", exact: true }).click();
    await expect(doubt).toBeHidden();
    await expect(heardIn(studio)).toContainText("4/4");
    await studio.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(doubt).toBeVisible();
  },
);
