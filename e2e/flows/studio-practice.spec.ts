import type { Song } from "@bandstand/contracts/songs";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { heardIn, keepStudio, openStudio, showPanels } from "../support/studio.ts";

let song: Song | undefined;

test.beforeEach(async ({ page, request, administrator }) => {
  [song] = await addRecordedSongs(request, administrator.session, ["Northbound Train"]);
  await signIn(page, administrator, "/songs/index");
});

test(
  "the trainer makes a loop and begins slowly, until a speed is set by hand",
  { tag: "@phone" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    const speed = studio.getByRole("slider", { name: "Speed", exact: true });
    await showPanels(studio, "Practice");
    await studio.getByRole("switch", { name: "Speed trainer" }).click();
    await expect(studio.getByRole("button", { name: "Loop", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectNoAxeViolations(page);
    await studio.getByRole("button", { name: "I made it" }).click();
    await studio.getByRole("button", { name: "I made it" }).click();
    await expect(studio.getByText("Now at 80 %")).toBeVisible();
    await studio.getByRole("button", { name: "Again", exact: true }).click();
    await expect(studio.getByText("Now at 75 %")).toBeVisible();
    await showPanels(studio, "Sound");
    await expect(speed).toHaveValue("0.75");
    await studio.getByRole("button", { name: "Speed 1.25×" }).click();
    await expect(speed).toHaveValue("1.25");
    await expect(studio.getByRole("button", { name: /^Trainer/ })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
);

test(
  "the equaliser is switched on by the band that is moved, and is reset",
  { tag: "@laptop" },
  async ({ page }) => {
    const studio = await openStudio(page, "Northbound Train");
    const band = studio.getByRole("slider", { name: "450 Hz" });
    await band.fill("-6");
    await expect(studio.getByRole("switch", { name: "Enable equaliser" })).toBeChecked();
    await studio.getByRole("button", { name: "Flat" }).click();
    await expect(band).toHaveValue("0");
    await studio.getByRole("button", { name: "Semitones −7" }).click();
    await expect(studio.getByRole("slider", { name: "Semitones" })).toHaveValue("-7");
    await studio.getByRole("button", { name: "Cents +50" }).click();
    await expect(studio.getByRole("slider", { name: "Cents" })).toHaveValue("50");
  },
);

test(
  "what was heard is corrected by a member's hand",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await keepStudio(request, administrator.session, song?.id ?? 0, {
      analysisResults: {
        bpm: 120,
        key: "E",
        timeSignature: "4/4",
        beatsDetected: 60,
        barsDetected: 15,
        analyzedAt: "2026-11-21T18:00:00.000Z",
      },
      detectedChords: ["E", "A", "B", "E"].map((label, place) => ({
        time: place * 8,
        label,
        confidence: 0.9,
      })),
      detectedBeats: Array.from({ length: 60 }, (_, beat) => beat / 2),
      barPositions: Array.from({ length: 15 }, (_, bar) => bar * 2),
      beatInterval: 0.5,
      beatsPerBar: 4,
      otherReading: {
        bpm: 80,
        timeSignature: "4/4",
        beatsPerBar: 4,
        beats: Array.from({ length: 40 }, (_, beat) => beat * 0.75),
        bars: Array.from({ length: 10 }, (_, bar) => bar * 3),
      },
    });
    const studio = await openStudio(page, "Northbound Train");
    const heard = heardIn(studio);
    const readings = studio.getByRole("group", { name: "Two readings of the beats" });
    await expectNoAxeViolations(page);
    await expect(readings.getByText("Two readings:")).toBeVisible();
    await expect(heard).toHaveText("120 bpmE major4/4");
    // From here on the chords are heard again, and the recording is one tone that bears out no key.
    await readings.getByRole("button", { name: "80" }).click();
    await expect(heard).toHaveText("80 bpm4/4");
    await page.keyboard.press("r");
    await expect(heard).toHaveText("120 bpm4/4");
    const lane = studio.getByRole("button", { name: "Beats and bars" });
    await lane.click({ position: { x: 300, y: 8 } });
    await page.getByRole("menuitem", { name: "The one is here" }).click();
    await expect(readings).toBeHidden();
    const correct = async (role: "menuitem" | "menuitemradio", name: string) => {
      await studio.getByRole("button", { name: "Fix tempo and bars" }).click();
      await page.getByRole(role, { name }).click();
    };
    await correct("menuitemradio", "6/8, two beats a bar");
    await expect(heard).toHaveText("120 bpm6/8");
    await correct("menuitem", "Bars a beat later");
    await correct("menuitem", "Half as fast (÷2)");
    await expect(heard).toHaveText("60 bpm6/8");
    await studio.getByRole("button", { name: "Fix tempo and bars" }).click();
    await expect(
      page.getByRole("menuitemradio", { name: "6/8, two beats a bar", checked: true }),
    ).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Half as fast (÷2)" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expectNoAxeViolations(page);
  },
);
