import { readFile } from "node:fs/promises";
import type { Session } from "@bandstand/contracts/sign-in";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { pdfPages, pdfText } from "../support/pdf-text.ts";
import { joinBand } from "../support/second-member.ts";
import { addSetlist } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";
import { windowIsLeft } from "../support/windows.ts";

/** Three songs: one as it is written, one in another key tonight with a note, and the encore with a capo. */
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
  await save(hours, { songkey: "A", tab: "[A]Nothing but the gulls" });
  const setlist = await addSetlist(request, session, {
    name: "Late set",
    songs: songs.map(({ id }, index) => ({
      songId: id,
      setlistSectionId: index < 2 ? 1 : 4,
      sequence: index < 2 ? index + 1 : 1,
      ...(id === swing && { songkey: "G", note: "Joss sings" }),
      ...(id === hours && { capo: 2 }),
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
  await expect(chart(page)).toContainText(/G ?Nothing but the gulls/);
  await expect(page.getByRole("article", { name: "Small Hours" })).toContainText("Capo 2");
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
    await chart(page).getByRole("button", { name: "Print chart" }).click();
    const paper = page.getByRole("dialog", { name: "Print Swing Low" }).last();
    await expect(paper).toContainText("Key G");
    await expect(paper).toContainText("Joss sings");
    await expect(paper).toContainText(/G ?Swing low, sweet C ?chariot/);
    await paper.getByRole("button", { name: "Close" }).click();
    await windowIsLeft(page);

    await page.goto(`/song/${swing}`);
    await expect(chart(page)).toContainText(/C ?Swing low, sweet F ?chariot/);
    await expect(around(page)).toHaveCount(0);
  },
);

/** More than one page holds, in two columns. */
const LONG_CHART = `{columns: 2}\n{define: G base-fret 1 frets 3 2 0 0 0 3}\n${Array.from(
  { length: 7 },
  (_, verse) =>
    `{start_of_verse: Verse ${verse + 1}}\n${"[G]Paper [D]lanterns\n".repeat(6)}{end_of_verse}`,
).join("\n")}`;

test("the charts of a set list are one booklet in tonight's keys, with contents and page numbers", async ({
  page,
  request,
  administrator,
  isMobile,
}) => {
  const { setlist } = await addGig(request, administrator.session);
  const [lanterns] = setlist.songs;
  await saveSongElsewhere(request, administrator.session, lanterns?.songId ?? 0, {
    tab: LONG_CHART,
  });
  await signIn(page, administrator, `/setlist/${setlist.id}/print`);
  const paper = page.getByRole("dialog", { name: "Print Late set" }).last();
  await paper.getByText("Charts", { exact: true }).click();
  const booklet = page.getByRole("dialog", { name: "Print Late set" }).last();
  await expect(booklet.getByRole("article", { name: /, page \d$/ })).toHaveCount(4);
  await expect(booklet.getByRole("article", { name: "Contents" }).getByRole("listitem")).toHaveText(
    [/1.*Paper Lanterns.*C.*2$/, /2.*Swing Low.*G.*4$/, /3.*Small Hours.*A · Capo 2.*5$/],
  );
  const swing = booklet.getByRole("article", { name: "Swing Low, page 4" });
  await expect(swing).toContainText("Key G");
  await expect(swing).toContainText("Joss sings");
  await expect(swing).toContainText(/G ?Swing low, sweet C ?chariot/);
  const hours = booklet.getByRole("article", { name: "Small Hours, page 5" });
  await expect(hours).toContainText("Key A · Capo 2 (play in G)");
  await expect(hours).toContainText(/G ?Nothing but the gulls/);
  // How chords are held stands behind the last line of the chart, as where it is printed alone.
  await expect(
    booklet
      .getByRole("article", { name: "Paper Lanterns, page 3" })
      .getByRole("img", { name: /G.*3.*2.*0/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  if (isMobile) {
    expect((await swing.boundingBox())?.width).toBeLessThan(390);
    return;
  }

  const download = page.waitForEvent("download");
  await booklet.getByRole("button", { name: "Save as PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Late set, charts.pdf");
  const file = await readFile(await (await download).path());
  expect(pdfPages(file)).toBe(5);
  expect(pdfText(file)).toEqual(expect.arrayContaining(["Key G", "Joss sings", "Late set", "5"]));
  expect(await page.pdf({ format: "Letter" }).then(pdfPages)).toBe(5);
  expect(await page.pdf({ format: "A4" }).then(pdfPages)).toBe(5);
});

test(
  "who may not read songs is offered titles alone",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { setlist } = await addGig(request, administrator.session);
    const reader = await joinBand(administrator, "Ana", { rights: { SL: "R" } });
    await signIn(page, reader, `/setlist/${setlist.id}/print`);
    const paper = page.getByRole("dialog", { name: "Print Late set" }).last();
    await expect(paper.getByRole("article")).toContainText("Swing Low");
    await expect(paper.getByRole("radio")).toHaveCount(0);
  },
);
