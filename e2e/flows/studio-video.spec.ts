import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addFile } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { openStudio, placeOf, showPanels } from "../support/studio.ts";
import { filmOf } from "../support/film.ts";

test(
  "a video is seen above its waveform, and practised like any recording",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const [song] = await addSongs(request, session, [{ title: "Tin Roof Rain" }]);
    if (!song) throw new Error("No song was added.");
    await page.goto("/signin");
    const film = { name: "rain.webm", mimeType: "video/webm", buffer: await filmOf(page, 4) };
    await addFile(request, session, song.id, film);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, "Tin Roof Rain");
    const video = studio.locator("video");
    await expect(video).toBeInViewport();
    await expect
      .poll(() => video.evaluate((media: HTMLVideoElement) => media.videoWidth))
      .toBeGreaterThan(0);
    await expect(studio.getByRole("group", { name: "Waveform" })).toBeInViewport();
    await expectNoAxeViolations(page);

    await studio.getByRole("button", { name: "Speed 0.5×" }).click();
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(0.3);
    await studio.getByRole("button", { name: "Pause" }).click();
    await showPanels(studio, "Markers");
    await studio.getByRole("button", { name: "Add Marker" }).click();
    await page.getByRole("button", { name: "Set", exact: true }).click();
    await expect(studio.getByRole("button", { name: /^Marker 1 at 0:0/ })).toBeVisible();
  },
);
