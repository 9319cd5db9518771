// Beats that one member has put right, and the others take over.

import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { isPhone, said } from "../support/list-screen.ts";
import { signIn, signInAs } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { heardIn, keepStudio, keptStudio, openStudio, shareStudio } from "../support/studio.ts";

const TITLE = "Northbound Train";

/** Two beats a second. */
function countedIn(beatsPerBar: number) {
  const beats = Array.from({ length: 40 }, (_, beat) => beat / 2);
  const bars = beats.filter((_, beat) => beat % beatsPerBar === 0);
  return {
    analysisResults: {
      bpm: 120,
      key: "E",
      timeSignature: `${beatsPerBar}/4`,
      beatsDetected: beats.length,
      barsDetected: bars.length,
      analyzedAt: "2026-11-21T18:00:00.000Z",
    },
    detectedBeats: beats,
    barPositions: bars,
    beatInterval: 0.5,
    beatsPerBar,
  };
}

test(
  "beats that another member has put right are taken over, undone and kept; one's own are shared",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addRecordedSongs(request, session, [TITLE]);
    const { id } = song ?? { id: 0 };
    await keepStudio(request, session, id, countedIn(4));
    const sam = await signInAs(request, await joinBand(administrator, "Sam", {}));
    await keepStudio(request, sam, id, { ...countedIn(5), beatsCorrected: true });
    await shareStudio(request, sam, id, "B-R");
    const isShared = (url: URL) => url.pathname === `/api/bandusersongs/shared/beats/${id}`;
    await page.route(isShared, (route) => route.abort());
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    const facts = heardIn(studio);
    const open = () =>
      studio
        .getByRole("button", { name: isPhone() ? `More for ${TITLE}` : "Fix tempo and bars" })
        .click();
    const entry = (name: string) => page.getByRole("menuitem", { name });
    const theirs = entry("Take over Sam’s: 120 bpm, 5/4");
    await open();
    await expect(page.getByText("Failed to load shared beats")).toBeVisible();
    await page.unroute(isShared);
    await entry("Try again").click();
    await open();
    await expect(entry("Share my beats with the band")).toHaveAttribute("aria-disabled", "true");
    await expectNoAxeViolations(page);
    await theirs.click();
    await expect(facts).toContainText("5/4");
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect(facts).toContainText("4/4");
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();

    await open();
    await theirs.click();
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
    const { settings } = await keptStudio(request, session, id);
    expect(settings).toMatchObject({ beatsPerBar: 5, barPositions: countedIn(5).barPositions });
    await open();
    await expect(theirs).toHaveAttribute("aria-disabled", "true");

    const isSharing = (url: URL) => url.pathname === `/api/bandusersong/${id}/sharing`;
    await page.route(isSharing, (route) => route.abort());
    await entry("Share my beats with the band").click();
    await expect(page.getByText("Failed to update sharing settings").first()).toBeAttached();
    await page.unroute(isSharing);
    await open();
    await entry("Share my beats with the band").click();
    await expect(said(page, "The band sees your beats, as you save them")).toBeAttached();
    expect((await keptStudio(request, session, id)).sharing).toBe("B-R");
    await open();
    await entry("Stop sharing my beats").click();
    await expect(said(page, "Nobody but you sees your beats")).toBeAttached();
    expect((await keptStudio(request, session, id)).sharing).toBe("");
  },
);
