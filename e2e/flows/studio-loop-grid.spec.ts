// A loop and the beats and bars that it snaps to.

import { expect, test } from "../support/flow.ts";
import { said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { keepStudio, keptStudio, openStudio, showPanels } from "../support/studio.ts";

const TITLE = "Northbound Train";

test(
  "a loop goes to the bars as soon as they are chosen; Cancel brings it back, Save says what was saved",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addRecordedSongs(request, administrator.session, [TITLE]);
    const { id } = song ?? { id: 0 };
    const beats = Array.from({ length: 40 }, (_, beat) => beat / 2);
    await keepStudio(request, administrator.session, id, {
      detectedBeats: beats,
      barPositions: beats.filter((_, beat) => beat % 4 === 0),
      beatsPerBar: 4,
      loopRegion: { start: 1.7, end: 6.4 },
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Markers");
    const choose = (name: string) =>
      studio.getByRole("group", { name: "Snap the loop" }).getByText(name, { exact: true }).click();
    await expect(studio.getByText("0:01.7 – 0:06.4")).toBeVisible();
    await choose("Beats");
    await expect(studio.getByText("0:01.5 – 0:06.5")).toBeVisible();
    await choose("Bars");
    await expect(studio.getByText("0:02.0 – 0:06.0")).toBeVisible();
    await studio.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(studio.getByText("0:01.7 – 0:06.4")).toBeVisible();

    await choose("Bars");
    await studio.getByRole("button", { name: "Save" }).click();
    await expect(said(page, `“${TITLE}” was saved`)).toBeAttached();
    const { settings } = await keptStudio(request, administrator.session, id);
    expect(settings).toMatchObject({ snapTo: "bars", loopRegion: { start: 2, end: 6 } });
  },
);
