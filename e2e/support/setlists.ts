// Set lists that a flow begins with, made through the API so that the flow is about something else.

import type { AddSetlist, Setlist } from "@bandstand/contracts/setlists";
import type { Session } from "@bandstand/contracts/sign-in";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { type Member, signIn } from "./member.ts";

/** Adds a set list to the band of a session: 60 minutes planned, unless told otherwise. */
export async function addSetlist(
  request: APIRequestContext,
  { token }: Session,
  setlist: Partial<AddSetlist> & Pick<AddSetlist, "name">,
): Promise<Setlist> {
  const answer = await request.post("/api/addsetlist", {
    headers: { authorization: `Bearer ${token}` },
    data: { plannedLength: 60, ...setlist },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Setlist;
}

/** Songs one after the other in one section. */
export const inSection = (setlistSectionId: number, songs: readonly { id: number }[]) =>
  songs.map(({ id }, index) => ({ songId: id, setlistSectionId, sequence: index + 1 }));

export async function openSetlists(page: Page, member: Member): Promise<void> {
  await signIn(page, member, "/setlists/index");
  await expect(page.getByRole("heading", { name: "Set lists", level: 1 })).toBeVisible();
}

export const setlistRow = (page: Page, name: string): Locator =>
  page.getByRole("row", { name, exact: true });

/** Closes the windows that are open, the uppermost first. */
export async function closeWindows(page: Page): Promise<void> {
  const windows = page.getByRole("dialog");
  for (let open = await windows.count(); open > 0; open -= 1) {
    await windows.last().getByRole("button", { name: "Close", exact: true }).click();
    await expect(windows).toHaveCount(open - 1);
  }
}
