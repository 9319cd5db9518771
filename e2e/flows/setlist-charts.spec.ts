import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

/** Three songs: one as it is written, one in another key tonight with a note, and the encore. */
async function addGig(request: APIRequestContext, session: Session) {
  const songs = await addSongs(request, session, [
    { title: "Paper Lanterns" },
    { title: "Swing Low" },
    { title: "Small Hours" },
  ]);
  const [lanterns, swing, hours] = songs.map(({ id }) => id);
  const save = async (id: number | undefined, data: object) =>
    saveSongElsewhere(request, session, id ?? 0, data);
  await save(lanterns, { songkey: "C", tab: "[C]Paper [F]lanterns" });
  await save(swing, { songkey: "D", capo: 2, tab: "[D]Swing low, sweet [G]chariot" });
  await save(hours, { songkey: "A", lyrics: "Nothing but the gulls" });
  const setlist = await addSetlist(request, session, {
    name: "Late set",
    songs: songs.map(({ id }, index) => ({
      songId: id,
      setlistSectionId: index < 2 ? 1 : 4,
      sequence: index < 2 ? index + 1 : 1,
      ...(id === swing && { songkey: "G", note: "Joss sings" }),
    })),
  });
  return { setlist, swing: swing ?? 0 };
}

const chart = (page: Page) => page.getByRole("region", { name: "Chart", exact: true });
const around = (page: Page) => page.getByRole("navigation", { name: "Songs of Late set" });

test("a song opened from a set list is in tonight's key, and leads to the songs around it", async ({
  page,
  request,
  administrator,
}) => {
  const { setlist, swing } = await addGig(request, administrator.session);
  await signIn(page, administrator, `/setlist/${setlist.id}`);
  await page.getByRole("link", { name: "Swing Low" }).click();
  await expect(page).toHaveURL(new RegExp(`/setlist/${setlist.id}/song/${swing}$`));
  await expect(chart(page)).toContainText(/G ?Swing low, sweet C ?chariot/);
  await expect(around(page)).toContainText("Set 1 · 2 of 3");
  await expect(around(page)).toContainText("Joss sings");
  await expectNoAxeViolations(page);

  await around(page).getByRole("link", { name: "Next song: Small Hours" }).click();
  await expect(page.getByRole("article", { name: "Small Hours" })).toBeVisible();
  await expect(around(page)).toContainText("Encore · 3 of 3");
  await around(page).getByRole("link", { name: "Song before: Swing Low" }).click();
  await around(page).getByRole("link", { name: "Song before: Paper Lanterns" }).click();
  await expect(chart(page)).toContainText(/C ?Paper F ?lanterns/);
  await expect(around(page).getByRole("link")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/setlist/${setlist.id}$`));
  await expect(around(page)).toHaveCount(0);
});

test(
  "what is loaded again, and what is printed, is in tonight's key as well; the song by itself is in its own",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { setlist, swing } = await addGig(request, administrator.session);
    await signIn(page, administrator, `/setlist/${setlist.id}/song/${swing}`);
    await expect(chart(page)).toContainText(/G ?Swing low/);
    await chart(page).getByRole("button", { name: "More for this chart" }).click();
    await page.getByRole("menuitem", { name: "Print chart" }).click();
    const paper = page.getByRole("dialog", { name: "Print Swing Low" }).last();
    await expect(paper).toContainText("Key G");
    await expect(paper).toContainText("Joss sings");
    await expect(paper).toContainText(/G ?Swing low, sweet C ?chariot/);
    await paper.getByRole("button", { name: "Close" }).click();

    await page.goto(`/song/${swing}`);
    await expect(chart(page)).toContainText(/C ?Swing low, sweet F ?chariot/);
    await expect(around(page)).toHaveCount(0);
  },
);
