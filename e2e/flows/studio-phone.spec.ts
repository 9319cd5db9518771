// The shape of a studio in one hand.

import type { Locator } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { centreOf } from "../support/pointer.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import { keepStudio, openStudio, showPanels } from "../support/studio.ts";

const TITLE = "Northbound Train";
const HEARD = {
  bpm: 120,
  key: "E",
  timeSignature: "4/4",
  beatsDetected: 60,
  barsDetected: 15,
  analyzedAt: "2026-11-21T18:00:00.000Z",
};

/** What is pressed or moved, and smaller than a thumb. */
function tooSmall(studio: Locator): Promise<string[]> {
  return studio.evaluate((root) => {
    const THUMB = 43.5;
    return [...root.querySelectorAll("button, select, [role=tab], input")].flatMap((element) => {
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      if (!element.checkVisibility() || width === 0) return [];
      // The seven of the equaliser stand side by side.
      const isUpright = element.matches("[type=range]") && height > width;
      if (height >= THUMB && (width >= THUMB || isUpright)) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

test(
  "on a phone the words come first, one row plays, and everything is as large as a thumb",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addRecordedSongs(request, session, [TITLE], 60);
    const { id } = song ?? { id: 0 };
    await saveSongElsewhere(request, session, id, {
      lyrics: "[E]Grey light on the [A]platform\n[B]Coat over my arm",
    });
    await keepStudio(request, session, id, {
      analysisResults: HEARD,
      detectedBeats: Array.from({ length: 60 }, (_, beat) => beat / 2),
      barPositions: Array.from({ length: 15 }, (_, bar) => bar * 2),
      markers: [{ id: 1, time: 4, label: "Verse" }],
      loopRegion: { start: 10, end: 30 },
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await expect(studio.getByRole("tab").first()).toHaveText("Words");
    await expect(studio.getByRole("tab", { name: "Words" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(studio.getByRole("list", { name: "Heard in the recording" })).toContainText(
      "120 bpm",
    );
    await expect(studio.getByText("Grey light on the")).toBeInViewport();
    const row = ["Loop", "Back 10 seconds", "Play", "Forward 10 seconds", "Click"];
    const centres = await Promise.all(
      row.map((name) => centreOf(studio.getByRole("button", { name, exact: true }))),
    );
    for (const { y } of centres) expect(y).toBeCloseTo(centres[0]?.y ?? 0, 0);
    expect(centres.map(({ x }) => x)).toEqual(
      centres.map(({ x }) => x).toSorted((one, other) => one - other),
    );
    await expect(studio.getByRole("slider", { name: /^(Zoom|Pan|Volume)$/ })).toHaveCount(0);

    await expect.poll(() => tooSmall(studio)).toEqual([]);
    for (const panel of ["Sound", "Markers", "Practice"] as const) {
      await showPanels(studio, panel);
      await expect.poll(() => tooSmall(studio), { message: panel }).toEqual([]);
      await expectNoAxeViolations(page);
    }

    await showPanels(studio, "Sound");
    await studio.getByRole("slider", { name: "Volume" }).fill("0.5");
    await studio.getByRole("button", { name: "Zoom in" }).click();
    await expect(studio.getByRole("slider", { name: "Zoom" })).toHaveValue("25");
    await studio.getByRole("slider", { name: "Pan" }).fill("90");
    await expect(studio.getByRole("button", { name: "Return to playhead" })).toBeVisible();
  },
);
