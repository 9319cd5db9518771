import type { Locator } from "@playwright/test";
import { keptDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { available, column, openEditor, song } from "../support/setlist-board.ts";
import { addSetlist, inSection, setlistRow } from "../support/setlists.ts";
import { addSongs, saveSongElsewhere } from "../support/songs.ts";

const LONG = "Don't Look Back in Anger Tonight";

/** The boxes of the title and of the key of a row. */
async function titleAndKey(row: Locator): Promise<{ title: DOMRect; key: DOMRect }> {
  return row.evaluate((element) => {
    const title = element.querySelector("strong");
    const key = [...element.children].find(({ textContent }) => textContent === "C♯m");
    if (!title || !key) throw new Error("The row has no title or no key.");
    return { title: title.getBoundingClientRect(), key: key.getBoundingClientRect() };
  });
}

const overlap = ({ title, key }: { title: DOMRect; key: DOMRect }) =>
  title.right > key.left + 1 && title.bottom > key.top + 1 && key.bottom > title.top + 1;

test(
  "a long title is whole where there is room, cut among many sets, and never lies on the key",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { session } = administrator;
    const songs = await addSongs(request, session, [
      { title: LONG, status: "C" },
      { title: `${LONG} Again`, status: "C" },
    ]);
    for (const { id } of songs) await saveSongElsewhere(request, session, id, { songkey: "C#m" });
    const placed = inSection(1, songs.slice(0, 1));
    const two = await addSetlist(request, session, { name: "Two sets", songs: placed });
    const three = await addSetlist(request, session, {
      name: "Three sets",
      numberSets: 3,
      songs: placed,
    });
    await openEditor(page, administrator, two.id);
    const row = song(column(page, "First Set"), LONG);
    await expect(row.locator("strong")).toHaveText(LONG);
    for (const width of [1440, 1180, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, overlap(await titleAndKey(row))]).toEqual([width, false]);
      const other = song(available(page), `${LONG} Again`);
      expect([width, overlap(await titleAndKey(other))]).toEqual([width, false]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/setlist/${three.id}/edit`);
    await expect(row.locator("strong > [aria-hidden]")).toHaveText("Don't Look Back in A…");
    expect(overlap(await titleAndKey(row))).toBe(false);
  },
);

test(
  "the list tells that a set list has changes which are not saved",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const { id } = await addSetlist(request, administrator.session, { name: "Late set" });
    await openEditor(page, administrator, id);
    await page.getByRole("tab", { name: "Setup" }).click();
    await page.getByLabel("Planned Length").fill("75");
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
    // Changes are kept for after a reload, which the browser asks about.
    page.on("dialog", (dialog) => void dialog.accept());
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.goto("/setlists/index");
    await expect(setlistRow(page, "Late set").getByText("Unsaved changes")).toBeAttached();
  },
);

test(
  "without a network a song is added as little as a set list, and both say why",
  { tag: "@laptop" },
  async ({ page, context, request, administrator }) => {
    await addSongs(request, administrator.session, [{ title: LONG }]);
    await addSetlist(request, administrator.session, { name: "Late set" });
    for (const [address, add] of [
      ["/songs/index", "Add Song"],
      ["/setlists/index", "Add Setlist"],
    ] as const) {
      await signIn(page, administrator, address);
      const button = page.getByRole("button", { name: add });
      await expect(button).toBeEnabled();
      await context.setOffline(true);
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute("title", "You are offline");
      await context.setOffline(false);
      await expect(button).toBeEnabled();
    }
  },
);
