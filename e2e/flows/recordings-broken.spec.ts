// A recording kept on the device whose bytes are no music any more.

import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, pickAction, playedSeconds, playerOf } from "../support/recordings.ts";
import { openStudio, placeOf, studioOf } from "../support/studio.ts";

const TITLE = "Low Tide";

/** Puts noise into every kept copy, as a disk or a download that failed does. */
function breakCopies(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("bandstand-recordings");
        opening.addEventListener("error", () => reject(new Error("Nothing is kept.")));
        opening.addEventListener("success", () => {
          const transaction = opening.result.transaction("recordings", "readwrite");
          transaction.addEventListener("complete", () => resolve());
          const cursor = transaction.objectStore("recordings").openCursor();
          cursor.addEventListener("success", () => {
            if (!cursor.result) return;
            const blob = new Blob(["no music"], { type: "audio/mpeg" });
            cursor.result.update({ ...cursor.result.value, blob });
            cursor.result.continue();
          });
        });
      }),
  );
}

test(
  "a kept copy that does not play gives way to the server's, in the player and in a studio",
  { tag: "@laptop" },
  async ({ page, context, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, [TITLE]);
    await signIn(page, administrator, "/songs/index");
    // What a studio is made of, before there is no network.
    const first = await openStudio(page, TITLE);
    await first.getByRole("button", { name: "Close", exact: true }).click();
    await pickAction(page, TITLE, "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();
    await breakCopies(page);

    await page.getByRole("button", { name: `Play ${TITLE}` }).click();
    await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.3);
    await playerOf(page).getByRole("button", { name: "Close player" }).click();
    const studio = await openStudio(page, TITLE);
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(0.3);
    await studio.getByRole("button", { name: "Close", exact: true }).click();
    await expect(studio).toBeHidden();

    await context.setOffline(true);
    await page.getByRole("button", { name: `Play ${TITLE}` }).click();
    await expect(playerOf(page).getByText("Error Loading Song", { exact: true })).toBeVisible();
    await expect(page.getByText("Error playing recording").first()).toBeAttached();
    await pickAction(page, TITLE, "Audio Studio");
    await expect(studioOf(page, TITLE).getByText("Unable to load audio file")).toBeVisible();
    await context.setOffline(false);
  },
);
