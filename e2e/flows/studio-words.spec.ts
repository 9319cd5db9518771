import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { expectAbove } from "../support/pointer.ts";
import { addRecordedSongs } from "../support/recordings.ts";
import { saveSongElsewhere } from "../support/songs.ts";
import { openStudio, placeOf, showPanels } from "../support/studio.ts";

const SONG = "Northbound Train";
const LYRICS = `{start_of_verse: Verse 1}
[E]Grey light on the [A]platform
Coat [B]over my arm
{end_of_verse}
{start_of_chorus}
[C#m]Northbound train
{end_of_chorus}
{start_of_verse: Verse 2}
Ticket in my pocket
{end_of_verse}
{chorus}`;

test.beforeEach(async ({ page, request, administrator, isMobile }) => {
  const [song] = await addRecordedSongs(request, administrator.session, [SONG], 60);
  if (!song) throw new Error("No song was added.");
  await saveSongElsewhere(request, administrator.session, song.id, {
    lyrics: LYRICS,
    songkey: "E",
  });
  await signIn(page, administrator, "/songs/index");
  const studio = await openStudio(page, SONG);
  if (isMobile) await showPanels(studio, "Words");
});

test("lines are placed by tapping along, are seen as they are sung, and lead back to their place", async ({
  page,
  isMobile,
}) => {
  const studio = page.getByRole("dialog", { name: SONG });
  const words = studio.getByRole("region", { name: "Words" });
  await expect(words.getByText("Ticket in my pocket")).toBeVisible();
  await studio.getByRole("button", { name: "Tap along" }).click();
  const tap = studio.getByRole("button", { name: "Line 1 of 5 starts now" });
  await expect(tap).toBeFocused();
  // Nothing lies over it, as the transport would on a phone.
  expect(
    await tap.evaluate((button) => {
      const { x, width, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, bottom - 4));
    }),
  ).toBe(true);
  await expectNoAxeViolations(page);
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await studio.getByRole("button", { name: "Line 1 of 5 starts now" }).click();
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await page.keyboard.press("t");
  await studio.getByRole("button", { name: "Tap from line 5" }).click();
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await studio.getByRole("button", { name: "Line 5 of 5 starts now" }).click();
  await expect(studio.getByRole("button", { name: "Every line is placed" })).toBeDisabled();
  await studio.getByRole("button", { name: "Back one line" }).click();
  await studio.getByRole("button", { name: "Line 5 of 5 starts now" }).click();
  await studio.getByRole("button", { name: "Done" }).click();

  const sung = words.locator("[aria-current]");
  await expect(sung).toContainText("Northbound train");
  await words.getByRole("button", { name: "Go to 0:20" }).click();
  await expect.poll(() => placeOf(studio)).toBeCloseTo(20, 0);
  await expect(sung).toContainText("over my arm");
  await expectNoAxeViolations(page);

  await studio.getByRole("button", { name: "Clear times" }).click();
  await expect(sung).toBeHidden();
  const told = page.getByRole("list", { name: "Notifications" });
  await expect(told).toContainText("The times of the lines are cleared.");
  if (isMobile) await expectAbove(told, studio.getByRole("group", { name: "Transport" }));
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(sung).toContainText("over my arm");
  await studio.getByRole("button", { name: "Save" }).click();
  await expect(studio.getByRole("button", { name: "Save" })).toBeHidden();
});

test("the chords follow the pitch and the capo", { tag: "@laptop" }, async ({ page }) => {
  const studio = page.getByRole("dialog", { name: SONG });
  const words = studio.getByRole("region", { name: "Words" });
  await expect(words.getByText("C♯m").first()).toBeVisible();
  await studio.getByRole("slider", { name: "Semitones" }).fill("-1");
  await expect(words.getByText("Cm", { exact: true }).first()).toBeVisible();
  await expect(words.getByText("A♭", { exact: true }).first()).toBeVisible();
  await studio.getByLabel("Capo").selectOption("3");
  await expect(words.getByText("Am", { exact: true }).first()).toBeVisible();
  await studio.getByRole("button", { name: "Chords", exact: true }).click();
  await expect(words.getByText("Am", { exact: true })).toHaveCount(0);
});

test("the waveform and the words stand alone to play from", { tag: "@phone" }, async ({ page }) => {
  const studio = page.getByRole("dialog", { name: SONG });
  await studio.getByRole("button", { name: "Picture and words alone" }).click();
  await expect(studio.getByRole("tab", { name: "Sound" })).toBeHidden();
  await expect(studio.getByRole("group", { name: "Waveform" })).toBeVisible();
  await expect(studio.getByRole("region", { name: "Words" })).toBeVisible();
  const words = await studio.getByRole("region", { name: "Words" }).boundingBox();
  const { height } = page.viewportSize() ?? { height: Infinity };
  expect((words?.height ?? 0) / height).toBeGreaterThan(0.6);
  await expectNoAxeViolations(page);
  await studio.getByRole("button", { name: "Show the panels" }).click();
  await expect(studio.getByRole("tab", { name: "Sound" })).toBeVisible();
});
