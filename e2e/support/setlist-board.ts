// What the flows about building a set list begin with, do, and look for on the screen.

import type { SaveSetlist, SetlistWithSections } from "@bandstand/contracts/setlists";
import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { type Member, signIn } from "./member.ts";
import { addSetlist, inSection } from "./setlists.ts";
import { addSongs } from "./songs.ts";

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/**
 * So many current songs, "Song 01" and on, and the set list "Late set", which holds the first of them.
 * @param sections how many there are in each section
 */
export async function addLateSet(
  request: APIRequestContext,
  session: Session,
  count: number,
  sections: readonly number[] = [],
): Promise<{ id: number; songs: readonly Song[] }> {
  const current = numbered(1, count).map((title) => ({ title, status: "C" as const }));
  const songs = await addSongs(request, session, current);
  const rest = [...songs];
  const placed = sections.flatMap((size, index) => inSection(index + 1, rest.splice(0, size)));
  const { id } = await addSetlist(request, session, { name: "Late set", songs: placed });
  return { id, songs };
}

/** Saves a set list as somebody does who sits elsewhere. */
export async function saveSetlistElsewhere(
  request: APIRequestContext,
  session: Session,
  setlistId: number,
  data: SaveSetlist,
): Promise<void> {
  const headers = bearer(session);
  const answer = await request.post(`/api/savesetlist/${setlistId}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function deleteSetlistElsewhere(
  request: APIRequestContext,
  session: Session,
  setlistId: number,
): Promise<void> {
  const answer = await request.delete(`/api/setlist/${setlistId}`, { headers: bearer(session) });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** The titles of each section as the server has them: first, second, third set, encore. */
export async function savedTitles(
  request: APIRequestContext,
  session: Session,
  setlistId: number,
): Promise<string[][]> {
  const address = `/api/setlist/${setlistId}/withSections`;
  const answer = await request.get(address, { headers: bearer(session) });
  const { songs } = (await answer.json()) as SetlistWithSections;
  return [1, 2, 3, 4].map((section) =>
    songs
      .filter(({ setlistSectionId }) => setlistSectionId === section)
      .map(({ Song: { title } }) => title),
  );
}

export async function openEditor(page: Page, member: Member, setlistId: number): Promise<void> {
  await signIn(page, member, `/setlist/${setlistId}/edit`);
  await editorIsOpen(page);
}

/** Until a set list can be built. */
export async function editorIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole("tab", { name: "Songs", exact: true })).toBeVisible();
  await expect(page.getByText("Loading songs")).toHaveCount(0);
  // What moves its rows comes after the first picture.
  await expect(page.locator("[data-row]:not([data-movable])")).toHaveCount(0);
}

export const column = (page: Page, name: string): Locator =>
  page.getByRole("region", { name, exact: true });

/** A song in one of the lists: its name, and then what else is said of it. */
export const song = (list: Locator, title: string): Locator =>
  list.getByRole("button", { name: new RegExp(`^${title} `) });

export async function saveIt(page: Page): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().includes("/api/savesetlist/"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
}

export const available = (page: Page): Locator => column(page, "Available");

export const titleOf = (number: number) => `Song ${String(number).padStart(2, "0")}`;

/** "Song 03", "Song 04", … both ends in. */
export const numbered = (from: number, to: number): string[] =>
  [...Array.from({ length: to - from + 1 }).keys()].map((index) => titleOf(from + index));
