// What is heard in a recording: it is looked for unasked, and kept without a word.

import type { Song } from "@bandstand/contracts/songs";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import { heardIn, keepStudio, keptStudio, openStudio, pickInStudio } from "../support/studio.ts";

const TITLE = "Northbound Train";

let song: Song;

test.beforeEach(async ({ request, administrator }) => {
  const [added] = await addRecordedSongs(request, administrator.session, [TITLE], 60);
  if (!added) throw new Error("No song was added.");
  song = added;
});

test(
  "a recording is analysed when its studio opens first, and what was heard is kept unasked",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE, { analysis: "runs" });
    await expect(studio.getByText(/^Finding chords and beats …/)).toBeVisible();
    await expect(studio.getByRole("progressbar", { name: "Analysing" })).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(heardIn(studio)).toBeVisible({ timeout: 30_000 });
    await expectNoAxeViolations(page);
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await expect
      .poll(async () => (await keptStudio(request, administrator.session, song.id)).settings)
      .toMatchObject({ analysisResults: { beatsDetected: expect.any(Number) } });
    await studio.getByRole("button", { name: "Fix tempo and bars" }).click();
    await expect(page.getByRole("menuitem", { name: "Analyse again" })).toBeVisible();
    await page.keyboard.press("Escape");

    await studio.getByRole("button", { name: "Close", exact: true }).click();
    await expect(studio).toBeHidden();
    const again = await openStudio(page, TITLE, { analysis: "runs" });
    await expect(heardIn(again)).toBeVisible();
    await expect(again.getByText(/^Finding chords and beats …/)).toBeHidden();
  },
);

test(
  "an analysis that was stopped stays so until it is asked for",
  { tag: "@phone" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE, { analysis: "runs" });
    await studio.getByRole("button", { name: "Cancel analysis" }).click();
    const analyse = studio.getByRole("button", { name: "Analyse", exact: true });
    await expect(analyse).toBeVisible();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await expectNoAxeViolations(page);

    await page.reload();
    await expect(analyse).toBeVisible();
    await analyse.click();
    await expect(heardIn(studio)).toBeVisible({ timeout: 30_000 });
  },
);

test(
  "whoever only looks and listens is asked nothing, and finds the studio as it was left",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await studio.getByRole("button", { name: "Zoom in" }).click();
    await studio.getByRole("slider", { name: "Pan" }).fill("90");
    await studio.getByRole("tab", { name: "Practice" }).click();
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await studio.getByRole("button", { name: "Pause" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await studio.getByRole("button", { name: "Close", exact: true }).click();
    await expect(studio).toBeHidden();
    await expect
      .poll(async () => (await keptStudio(request, administrator.session, song.id)).settings)
      .toMatchObject({ zoomLevel: 25 });

    await openStudio(page, TITLE);
    await expect(studio.getByRole("slider", { name: "Zoom" })).toHaveValue("25");
    await expect(studio.getByRole("tab", { name: "Practice" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
);

test(
  "the chord that sounds is the lane's, and the chart lights that one",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await saveSongElsewhere(request, session, song.id, {
      lyrics: "[Em7]Grey light on the [A7]platform\n[Bm]Coat over my [N.C.]arm",
    });
    await keepStudio(request, session, song.id, {
      detectedChords: [
        { time: 0, label: "Em", confidence: 0.9 },
        { time: 10, label: "A", confidence: 0.9 },
        { time: 20, label: "G", confidence: 0.9 },
        { time: 40, label: "N", confidence: 0.9 },
      ],
      timedLines: [
        { line: 0, time: 0 },
        { line: 1, time: 30 },
      ],
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    const lit = studio.getByRole("region", { name: "Words" }).locator("mark");
    await expect(lit).toHaveText("Em7");
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await expect(lit).toHaveText("A7");
    await expectNoAxeViolations(page);
    // The chart says nothing of it.
    await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
    await expect(lit).toHaveCount(0);
    await expect(studio.getByText("Chord that sounds now")).toHaveCount(0);
    await studio.getByRole("tab", { name: "Practice" }).click();
    await expect(studio.getByText("Chord that sounds now")).toHaveCount(0);
  },
);

test(
  "changes are saved by themselves for whoever wants it so, and are taken back",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const kept = async () => (await keptStudio(request, administrator.session, song.id)).settings;
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await pickInStudio(page, studio, "Save by itself");
    await studio.getByRole("button", { name: "Speed 0.75×" }).click();
    await expect(studio.getByText("Kept", { exact: true })).toBeVisible();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    await expectNoAxeViolations(page);
    expect(await kept()).toMatchObject({ playbackRate: 0.75 });

    await studio.getByRole("button", { name: "Undo" }).click();
    await expect(studio.getByRole("slider", { name: "Speed", exact: true })).toHaveValue("1");
    await expect.poll(kept).toMatchObject({ playbackRate: 1 });
    await expect(studio.getByRole("button", { name: "Undo" })).toBeHidden();

    await studio.getByRole("button", { name: "Speed 1.25×" }).click();
    await studio.getByRole("button", { name: "Close", exact: true }).click();
    await expect(studio).toBeHidden();
    expect(await kept()).toMatchObject({ playbackRate: 1.25 });
    await expect(page).toHaveURL(/\/songs\/index/u);
    await page.reload();
    await openStudio(page, TITLE);
    await studio.getByRole("button", { name: "Speed 0.5×" }).click();
    await expect(studio.getByText("Kept", { exact: true })).toBeVisible();
    await pickInStudio(page, studio, "Save when I press Save");
    await studio.getByRole("button", { name: "Speed 1.5×" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeVisible();
  },
);

test(
  "beats that were misheard are tapped, and say where bars begin",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const beats = Array.from({ length: 70 }, (_, i) => Number((0.2 + i * 0.8).toFixed(3)));
    await keepStudio(request, session, song.id, {
      analysisResults: {
        bpm: 75,
        key: "Em",
        timeSignature: "4/4",
        beatsDetected: 70,
        barsDetected: 18,
        analyzedAt: "2026-11-21T19:00:00.000Z",
      },
      detectedBeats: beats,
      barPositions: beats.filter((_, i) => i % 4 === 0),
      beatInterval: 0.8,
      beatsPerBar: 4,
      // On none of the beats that are tapped, and none of the tone that the recording is.
      detectedChords: [0.2, 3.4, 6.6].map((time) => ({ time, label: "Ebm", confidence: 0.9 })),
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await pickInStudio(page, studio, "Tap the beats");
    const bar = studio.getByRole("group", { name: "Tap the beats" });
    await expect(bar.getByRole("button", { name: "Beat 1 of 4" })).toBeFocused();
    await expect(bar.getByText(/^Play the song, then tap/)).toBeVisible();
    await expectNoAxeViolations(page);
    await bar.getByRole("button", { name: "Beat 1 of 4" }).click();
    await expect(studio.getByRole("button", { name: "Pause" })).toBeVisible();
    await bar.evaluate(async (group) => {
      for (let tap = 0; tap < 8; tap++) {
        await new Promise((resolve) => void setTimeout(resolve, 500));
        group.querySelector<HTMLElement>("[aria-keyshortcuts=T]")?.click();
      }
    });
    await expect(bar.getByRole("button", { name: /^1[0-3]\d bpm$/ })).toBeVisible();
    await expect(
      bar.getByText("Bars begin where you began. More taps make it surer."),
    ).toBeVisible();
    await bar.getByRole("button", { name: "Done" }).click();
    await expect(bar).toBeHidden();
    const save = studio.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect
      .poll(async () => (await keptStudio(request, session, song.id)).settings)
      .toMatchObject({ beatInterval: expect.closeTo(0.5, 1) });
    // The chords are heard again on them, from the recording: nothing of it was kept.
    await expect
      .poll(async () => {
        if (await save.isVisible()) await save.click();
        return JSON.stringify((await keptStudio(request, session, song.id)).settings);
      })
      .not.toContain("Ebm");
    // The song plays on: where it is at a bar's first beat already nothing changes, and a moment later it is at another.
    await expect(async () => {
      await pickInStudio(page, studio, "The one is here");
      await expect(save).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
);

test(
  "Escape ends the tapping, and not the studio",
  { tag: "@laptop" },
  async ({ page, administrator }) => {
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE, { analysis: "runs" });
    await expect(heardIn(studio)).toBeVisible({ timeout: 30_000 });
    await studio.getByRole("button", { name: "Fix tempo and bars" }).click();
    await page.getByRole("menuitem", { name: "Tap the beats" }).click();
    const bar = studio.getByRole("group", { name: "Tap the beats" });
    await expect(bar.getByRole("button", { name: "Beat 1 of 4" })).toBeFocused();

    await page.keyboard.press("Escape");

    await expect(bar).toBeHidden();
    await expect(studio).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(studio).toBeHidden();
  },
);
