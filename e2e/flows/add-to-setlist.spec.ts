import type { Session } from "@bandstand/contracts/sign-in";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { choose, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";
import { addRecordedSongs, playerOf } from "../support/recordings.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist, inSection } from "../support/setlists.ts";
import { addSongs } from "../support/songs.ts";
import { openSongs, row } from "../support/songs-screen.ts";

const ADD = "Add to set list";
const chooser = (page: Page) => page.getByRole("dialog", { name: ADD });
const setOf = (page: Page, setlist: string, set: string) =>
  chooser(page)
    .getByRole("group", { name: `Sets of ${setlist}` })
    .getByRole("button", { name: set });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** The titles of each set, as the server has them. */
async function setsOf(
  request: APIRequestContext,
  session: Session,
  setlistId: number,
): Promise<Record<string, string[]>> {
  const answer = await request.get(`/api/setlist/${setlistId}/withSections`, {
    headers: bearer(session),
  });
  const { songs } = (await answer.json()) as SetlistWithSections;
  const sets: Record<string, string[]> = {};
  for (const { SetlistSection, Song } of songs)
    sets[SetlistSection.name] = [...(sets[SetlistSection.name] ?? []), Song.title];
  return sets;
}

test(
  "a song goes from its row into a set, and out again",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [
      { title: "Half Moon" },
      { title: "Low Tide" },
      { title: "Paper Lanterns" },
    ]);
    const { id } = await addSetlist(request, session, {
      name: "Half Crown",
      songs: [...inSection(1, songs.slice(0, 1)), ...inSection(2, songs.slice(1, 2))],
    });
    await openSongs(page, administrator);

    await choose(page, "Paper Lanterns", ADD);
    await expect(chooser(page)).toContainText("“Paper Lanterns”");
    await expect(setOf(page, "Half Crown", "Set 2")).toContainText("4 min");
    await expectNoAxeViolations(page);
    await setOf(page, "Half Crown", "Set 2").click();
    await expect(chooser(page)).toBeHidden();
    await expect(said(page, "Added to Half Crown, Set 2 · 11 of 60 min")).toBeAttached();
    expect(await setsOf(request, session, id)).toEqual({
      "First Set": ["Half Moon"],
      "Second Set": ["Low Tide", "Paper Lanterns"],
    });

    await undo(page).click();
    await expect(said(page, "Taken out of Half Crown again · 7 of 60 min")).toBeAttached();
    expect(await setsOf(request, session, id)).toEqual({
      "First Set": ["Half Moon"],
      "Second Set": ["Low Tide"],
    });

    await choose(page, "Half Moon", ADD);
    await expect(chooser(page).getByText("“Half Moon” is in Set 1 already")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(chooser(page)).toBeHidden();
  },
);

test(
  "picked songs go together, and Undo leaves what others have put in",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [
      { title: "Half Moon" },
      { title: "Low Tide" },
      { title: "Paper Lanterns" },
    ]);
    const { id } = await addSetlist(request, session, {
      name: "Half Crown",
      songs: inSection(1, songs.slice(0, 1)),
    });
    await openSongs(page, administrator);
    await row(page, "Half Moon").focus();
    await page.keyboard.press("ControlOrMeta+a");
    await expect(said(page, "3 selected")).toBeAttached();
    await page.getByRole("group", { name: "Selection" }).getByRole("button", { name: ADD }).click();
    await expect(chooser(page).getByText("“Half Moon” is in Set 1 already")).toBeVisible();
    await chooser(page)
      .getByRole("button", { name: /^Half Crown/ })
      .click();
    await expect(said(page, "2 songs added to Half Crown, Set 2 · 11 of 60 min")).toBeAttached();
    await expect(page.getByText("“Half Moon” was in it already.").first()).toBeAttached();

    const [other] = await addSongs(request, session, [{ title: "Quiet Hours" }]);
    const data = { songId: other?.id, setlistId: id, setlistSectionId: 2 };
    const answer = await request.post("/api/addsongsetlist", { headers: bearer(session), data });
    expect(answer.status()).toBe(201);
    await undo(page).click();
    await expect(
      page.getByText("The set list has changed meanwhile: what came since stays.").first(),
    ).toBeAttached();
    expect(await setsOf(request, session, id)).toEqual({
      "First Set": ["Half Moon"],
      "Second Set": ["Quiet Hours"],
    });
  },
);

test(
  "a new set list begins with the song that is shown",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const [song] = await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    await signIn(page, administrator, `/song/${song?.id}`);
    await page.getByRole("button", { name: "More for Half Moon" }).click();
    await page.getByRole("menuitem", { name: ADD }).click();
    await chooser(page).getByRole("button", { name: "New set list" }).click();
    const form = page.getByRole("dialog", { name: "New set list" });
    await form.getByRole("textbox", { name: "Set list name" }).fill("Duo at the Crown");
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(form.getByText("Please enter a value")).toBeVisible();
    await form.getByRole("textbox", { name: "Planned Length" }).fill("45");
    await expectNoAxeViolations(page);
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(said(page, "Added to Duo at the Crown, Set 1 · 4 of 45 min")).toBeAttached();
    await undo(page).click();
    await expect(said(page, "“Duo at the Crown” was deleted")).toBeAttached();
  },
);

test(
  "songs are queued from their rows, and the one that plays goes into a set list",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addRecordedSongs(request, session, ["Amber Road", "Half Moon", "Low Tide"]);
    await addSetlist(request, session, { name: "Half Crown", numberSets: 1, includeEncore: false });
    await openSongs(page, administrator);
    await choose(page, "Amber Road", "Add to queue");
    await expect(playerOf(page)).toContainText("Amber Road");
    await choose(page, "Half Moon", "Add to queue");
    await expect(said(page, "“Half Moon” is in the queue")).toBeAttached();
    await choose(page, "Low Tide", "Play next");
    await expect(said(page, "“Low Tide” plays next")).toBeAttached();

    await page.getByRole("button", { name: /^Open player/ }).click();
    const sheet = page.getByRole("dialog", { name: "Player" });
    await expect(sheet.getByRole("listitem")).toHaveText([/Amber Road/, /Low Tide/, /Half Moon/]);
    await sheet.getByRole("button", { name: ADD }).click();
    await chooser(page)
      .getByRole("button", { name: /^Half Crown/ })
      .click();
    await expect(said(page, /^Added to Half Crown, Set 1 · 1 of 60 min/)).toBeAttached();
  },
);

test(
  "a row is dragged onto a set list in the rail, and picked ones onto all of them",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addSongs(request, session, [
      { title: "Half Moon" },
      { title: "Low Tide" },
      { title: "Paper Lanterns" },
    ]);
    const { id } = await addSetlist(request, session, { name: "Half Crown" });
    await openSongs(page, administrator);
    const areas = page.getByRole("navigation", { name: "Areas" });
    const take = async (title: string) => {
      await row(page, title).getByText("The Band").hover();
      await page.mouse.down();
      await page.mouse.move(400, 500, { steps: 4 });
      await expect(areas.getByText("Half Crown")).toBeVisible();
    };

    await take("Half Moon");
    await areas.getByText("Half Crown").hover({ force: true });
    await page.mouse.up();
    await expect(said(page, "Added to Half Crown, Set 2 · 4 of 60 min")).toBeAttached();
    await expect(areas.getByText("Half Crown")).toBeHidden();
    expect(await setsOf(request, session, id)).toEqual({ "Second Set": ["Half Moon"] });

    await row(page, "Low Tide").getByRole("checkbox").check();
    await row(page, "Paper Lanterns").getByRole("checkbox").check();
    await take("Low Tide");
    await areas.getByRole("link", { name: "Set lists" }).hover({ force: true });
    await page.mouse.up();
    await expect(chooser(page)).toContainText("“Low Tide” and “Paper Lanterns”");
    await setOf(page, "Half Crown", "Encore").click();
    await expect(said(page, /^2 songs added to Half Crown, Encore/)).toBeAttached();
  },
);

test(
  "the palette adds and queues a song by its name",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    await addRecordedSongs(request, session, ["Amber Road", "Half Moon"]);
    await addSetlist(request, session, { name: "Half Crown" });
    await openSongs(page, administrator);
    const find = async (words: string, group: string) => {
      await page.keyboard.press("ControlOrMeta+k");
      const palette = page.getByRole("dialog", { name: "Find anything" });
      await palette.getByRole("combobox").fill(words);
      await palette.getByRole("group", { name: group }).getByRole("option").click();
    };
    await find("queue amber", "Add to queue");
    await expect(playerOf(page)).toContainText("Amber Road");
    await find("play moon", "Play next");
    await expect(said(page, "“Half Moon” plays next")).toBeAttached();
    await find("add moon", ADD);
    await expect(chooser(page)).toContainText("“Half Moon”");
    await setOf(page, "Half Crown", "Set 1").click();
    await expect(said(page, "Added to Half Crown, Set 1 · 1 of 60 min")).toBeAttached();
  },
);

test(
  "offline the menu says why it cannot be done",
  { tag: "@phone" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    await openSongs(page, administrator);
    const actions = page.getByRole("button", { name: "Actions for Half Moon" });
    const entry = page.getByRole("menuitem", { name: ADD });
    await actions.click();
    await expect(entry).toBeVisible(); // Menus come with the first sign of somebody at the page.
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await actions.click();
    await expect(entry).toContainText("You are offline");
    await expect(entry).toBeInViewport({ ratio: 1 }); // The sheet has come up: a forced press waits for nothing.
    await entry.click({ force: true });
    await expect(chooser(page)).toBeHidden();
  },
);

test(
  "who may not change set lists is not offered to",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: "Half Moon" }]);
    const reader = await joinBand(administrator, "Callum", { rights: { SO: "R", SL: "R" } });
    await openSongs(page, reader);
    await page.getByRole("button", { name: "Actions for Half Moon" }).click();
    await expect(page.getByRole("menuitem", { name: "View" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: ADD })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await row(page, "Half Moon").getByRole("checkbox").check();
    await expect(page.getByRole("button", { name: "More for the selected songs" })).toBeVisible();
    await expect(page.getByRole("button", { name: ADD })).toHaveCount(0);
  },
);
