import { addBookmarks } from "../support/bookmarks.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { expectAbove } from "../support/pointer.ts";
import { addRecordedSongs, pickAction } from "../support/recordings.ts";
import { openStudio, placeOf, studioOf } from "../support/studio.ts";

const TITLES = ["Amber Road", "Copper Wire", "Glasshouse", "Last Bus", "Low Tide", "Salt"];

test(
  "five studios are open at most, and a song has one",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, TITLES, 5);
    await signIn(page, administrator, "/songs/index");
    for (const title of TITLES.slice(0, 5)) {
      await openStudio(page, title);
      // Out of the way of the list.
      await studioOf(page, title).getByRole("button", { name: "Collapse" }).click();
    }
    // They lie side by side at the foot: on no button of the page, nor on one another.
    const find = page.getByRole("button", { name: "Find anything" });
    await page.getByRole("button", { name: "Add Song" }).click({ trial: true });
    await find.click({ trial: true });
    for (const title of TITLES.slice(0, 5)) {
      const folded = studioOf(page, title);
      await expect(folded).toBeInViewport({ ratio: 1 });
      await expectAbove(find, folded);
      await folded.getByRole("button", { name: "Expand" }).click({ trial: true });
      await folded.getByRole("button", { name: "Close" }).click({ trial: true });
    }
    await pickAction(page, "Salt", "Audio Studio");
    await expect(
      page.getByText("Maximum of 5 audio studios allowed. Close some studios first.").first(),
    ).toBeVisible();
    await expect(studioOf(page, "Salt")).toBeHidden();

    await pickAction(page, "Last Bus", "Audio Studio");
    await expect(studioOf(page, "Last Bus")).toHaveCount(1);
    await expect(
      studioOf(page, "Last Bus").getByRole("button", { name: "Play", exact: true }),
    ).toBeVisible();
  },
);

test(
  "a studio opens from a bookmark, and says that it loads",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const songs = await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
    await addBookmarks(request, administrator.session, songs);
    await signIn(page, administrator, "/bookmarks");
    await pickAction(page, "Low Tide", "Open Audio Studio");
    await expect(page.getByText('Loading audio for "Low Tide"...').first()).toBeVisible();
    const studio = studioOf(page, "Low Tide");
    await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  },
);

test(
  "a studio opens from the page of its song",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const [song] = await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
    await signIn(page, administrator, `/song/${song?.id}`);
    await page.getByRole("button", { name: "Audio Studio" }).click();
    await expect(
      studioOf(page, "Low Tide").getByRole("button", { name: "Play", exact: true }),
    ).toBeVisible();
  },
);

test(
  "a studio that cannot load says why, and opens when it is tried again",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const songs = await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
    await addBookmarks(request, administrator.session, songs);
    await signIn(page, administrator, "/bookmarks");
    await page.route("**/api/songplayback/*", (route) =>
      route.fulfill({ status: 404, json: { code: "no_recording", message: "Gone." } }),
    );
    await pickAction(page, "Low Tide", "Open Audio Studio");
    const studio = studioOf(page, "Low Tide");
    await expect(studio.getByText("Unable to load audio file")).toBeVisible();
    await expect(
      studio.getByText("Unable to load audio: file not found or download failed."),
    ).toBeVisible();
    await expect(
      page.getByText(/Error loading audio studio for "Low Tide": /).first(),
    ).toBeVisible();
    await page.unroute("**/api/songplayback/*");
    await studio.getByRole("button", { name: "Try again" }).click();
    await expect(studio.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  },
);

test(
  "no studio opens while a form holds changes",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
    await signIn(page, administrator, "/songs/index");
    await pickAction(page, "Low Tide", "Edit");
    const form = page.getByRole("dialog", { name: "Edit Low Tide" });
    await form.getByLabel("Title").fill("Low Tides");
    await form.getByRole("button", { name: "Collapse" }).click();
    await page.getByRole("button", { name: "Actions for Low Tide" }).click();
    await expect(page.getByRole("menuitem", { name: "Audio Studio" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
);

test(
  "a recording that is kept on this device is practised without a network",
  { tag: "@phone" },
  async ({ page, context, request, administrator }) => {
    await addRecordedSongs(request, administrator.session, ["Low Tide"]);
    await signIn(page, administrator, "/songs/index");
    const first = await openStudio(page, "Low Tide");
    await first.getByRole("button", { name: "Close", exact: true }).click();
    await pickAction(page, "Low Tide", "Keep offline");
    await expect(page.getByText("plays without a network now").first()).toBeAttached();

    await context.setOffline(true);
    const studio = await openStudio(page, "Low Tide");
    await studio.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(0.3);
    await context.setOffline(false);
  },
);

test("the palette opens a studio", { tag: "@laptop" }, async ({ page, request, administrator }) => {
  await addRecordedSongs(request, administrator.session, ["Low Tide"], 5);
  await signIn(page, administrator, "/songs/index");
  await expect(page.getByRole("row", { name: /^Low Tide,/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Find anything" }).fill("low");
  await page
    .getByRole("group", { name: "Audio Studio" })
    .getByRole("option", { name: /Low Tide/ })
    .click();
  await expect(
    studioOf(page, "Low Tide").getByRole("button", { name: "Play", exact: true }),
  ).toBeVisible();
});
