import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { centreOf, swipe } from "../support/pointer.ts";
import { addSetlist, setlistRow } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

/** Higher than any screen. */
const LONG_CHART = Array.from(
  { length: 12 },
  (_, verse) =>
    `{start_of_verse: Verse ${verse + 1}}\n${"[G]Paper [D]lanterns on the water\n".repeat(7)}{end_of_verse}`,
).join("\n");

/** Three songs: a chart of several pages, one in another key than its own, and words alone. */
async function addGig(request: APIRequestContext, session: Session) {
  const songs = await addSongs(request, session, [
    { title: "Paper Lanterns" },
    { title: "Northbound Train" },
    { title: "Low Tide" },
    { title: "Small Hours" },
  ]);
  const [lanterns, train, tide] = songs.map(({ id }) => id);
  const save = async (id: number | undefined, data: object) =>
    saveSongElsewhere(request, session, id ?? 0, data);
  await save(lanterns, { songkey: "G", bpm: 96, lyrics: LONG_CHART });
  await save(train, { songkey: "E", capo: 2, lyrics: "[E]All the [A]way to the [B7]coast" });
  await save(tide, { lyrics: "Nothing but the gulls" });
  return addSetlist(request, session, {
    name: "Late set",
    songs: songs.map(({ id }, index) => ({
      songId: id,
      setlistSectionId: index < 2 ? 1 : 2,
      sequence: (index % 2) + 1,
      ...(id === train && { songkey: "G", note: "Joss sings" }),
    })),
  });
}

const onStage = (page: Page) => page.getByRole("dialog", { name: "Stage view of Late set" });
const row = (page: Page, title: string) =>
  onStage(page).getByRole("link", { name: new RegExp(`^\\d+ ${title}`) });
const song = (page: Page, title: string) => onStage(page).getByRole("region", { name: title });
const pageOf = async (of: Locator) => {
  const [at = 0, pages = 0] = ((await of.getByRole("status").textContent()) ?? "")
    .replace(/.*page /, "")
    .split(" of ")
    .map(Number);
  return { at, pages };
};

/** A press of the foot, which no pedal gives twice within 300 milliseconds. */
async function press(page: Page, key: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.keyboard.press(key);
}

test("a gig is played from its set list: page by page, song by song, and back", async ({
  page,
  request,
  administrator,
}) => {
  await addGig(request, administrator.session);
  await signIn(page, administrator, "/setlists/index");
  await setlistRow(page, "Late set").getByRole("button", { name: "Actions for Late set" }).click();
  await page.getByRole("menuitem", { name: "Stage view" }).click();
  await expect(row(page, "Paper Lanterns")).toBeFocused();
  await expectNoAxeViolations(page);

  await page.keyboard.press("PageDown");
  const lanterns = song(page, "Paper Lanterns");
  await expect(lanterns).toBeFocused();
  await expect(lanterns.getByText("on time")).toBeVisible();
  await expect(lanterns.getByRole("link", { name: "Next Northbound Train Key G" })).toBeVisible();
  await expectNoAxeViolations(page);
  const { pages } = await pageOf(lanterns);
  expect(pages).toBeGreaterThan(1);
  for (let at = 2; at <= pages; at += 1) {
    await press(page, "PageDown");
    await expect(lanterns.getByText(`${at} of ${pages}`, { exact: true })).toBeVisible();
  }
  await press(page, "PageDown");

  // In the key of this set list, in which the song's capo has no place.
  const train = song(page, "Northbound Train");
  await expect(train).toContainText("Joss sings");
  await expect(train.locator("b")).toHaveText(["G", "C", "D7"]);
  await expect(page).toHaveURL(/\/stage\?song=\d+$/);
  await page.reload();
  await expect(train.locator("b")).toHaveText(["G", "C", "D7"]);

  await press(page, "PageUp");
  await expect(lanterns.getByText(`${pages} of ${pages}`, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(onStage(page).getByRole("region", { name: "Paper Lanterns" })).toHaveCount(0);
  await expect(row(page, "Paper Lanterns")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/setlists\/index/);
  await expect(onStage(page)).toBeHidden();
});

test(
  "the stage view of a set list that stands over its list leads back to it",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addGig(request, administrator.session);
    await signIn(page, administrator, "/setlists/index");
    await setlistRow(page, "Late set").getByText("Late set").click();
    const view = page.getByRole("dialog", { name: "Late set", exact: true });
    await view.getByRole("link", { name: "Stage view" }).click();
    await expect(row(page, "Paper Lanterns")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(onStage(page)).toBeHidden();
    await expect(view).toBeVisible();
    await expect(page).toHaveURL(/\/setlist\/\d+$/);
    await page.goBack();
    await expect(view).toBeHidden();
    await expect(page).toHaveURL(/\/setlists\/index$/);
  },
);

test(
  "on a phone a finger turns the page, a second tap at once does not, and the list keeps what was played",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { id } = await addGig(request, administrator.session);
    await signIn(page, administrator, `/setlist/${id}`);
    await page.getByRole("link", { name: "Stage view" }).tap();
    await row(page, "Northbound Train").tap();
    const train = song(page, "Northbound Train");
    await expect(train).toBeVisible();
    await expect(row(page, "Paper Lanterns")).toBeHidden();

    const { x, y } = await centreOf(train.getByText("to the"));
    await swipe(page, { from: { x, y }, to: { x: x - 150, y } });
    const tide = song(page, "Low Tide");
    await expect(tide).toContainText("Nothing but the gulls");
    await page.waitForTimeout(350);
    const edge = await centreOf(tide.getByRole("button", { name: "Song before" }));
    await page.touchscreen.tap(edge.x, edge.y);
    await page.touchscreen.tap(edge.x, edge.y);
    await expect(train).toBeVisible();

    await train.getByRole("link", { name: "Next Low Tide" }).tap();
    await tide.getByRole("link", { name: "Next Small Hours" }).tap();
    await expect(song(page, "Small Hours")).toContainText("No chart and no lyrics yet");
    await expect(song(page, "Small Hours")).toContainText("Last song");
    await song(page, "Small Hours").getByRole("button", { name: "Back to the list" }).tap();
    await expect(row(page, "Small Hours")).toHaveAttribute("aria-current", "step");
    await onStage(page).getByRole("button", { name: "Close" }).tap();
    await expect(page).toHaveURL(new RegExp(`/setlist/${id}$`));
  },
);

test(
  "where there is room the list stays beside the song, and the chart's tools set this place alone",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { id } = await addGig(request, administrator.session);
    await signIn(page, administrator, `/setlist/${id}/stage`);
    await onStage(page).getByRole("link", { name: "Play Paper Lanterns" }).click();
    await expect(song(page, "Paper Lanterns")).toBeVisible();
    await row(page, "Northbound Train").click();
    const train = song(page, "Northbound Train");
    await expect(train).toBeFocused();
    await expect(row(page, "Northbound Train")).toHaveAttribute("aria-current", "step");

    await train.getByRole("button", { name: "Chart tools" }).click();
    await train.getByRole("button", { name: "Transpose up" }).click();
    await expect(train.locator("b")).toHaveText(["A♭", "D♭", "E♭7"]);
    await train.getByRole("button", { name: "As written" }).click();
    await train.getByRole("button", { name: "Text size" }).click();
    await train
      .getByRole("group", { name: "Text size" })
      .getByRole("button", { name: "Larger text" })
      .click();
    await page.keyboard.press("Escape");
    await expectNoAxeViolations(page);

    await train.getByRole("button", { name: "on time" }).click();
    await expect(page.getByText(/^Begun at \d\d:\d\d with /)).toBeVisible();
    await page.getByRole("button", { name: "Begin again with this song" }).click();
    await train.getByRole("button", { name: "on time" }).click();
    await expect(page.getByText(/^Begun at \d\d:\d\d with Northbound Train\.$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(train).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`/setlist/${id}$`));
  },
);
