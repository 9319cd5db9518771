// A set list with all that can stand in one, made through the API.

import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** A set list with these songs in its first set, the last of them as the encore. */
export async function addFullSetlist(
  request: APIRequestContext,
  { token }: Session,
  songs: readonly Song[],
): Promise<SetlistWithSections> {
  const answer = await request.post("/api/addsetlist", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: "Half Moon, late set",
      plannedLength: 60,
      numberSets: 1,
      startTime: "21:00",
      versionDate: "2026-11-20T12:00:00.000Z",
      songs: songs.map(({ id }, index) => ({
        songId: id,
        setlistSectionId: index === songs.length - 1 ? 4 : 1,
        sequence: index === songs.length - 1 ? 1 : index + 1,
        ...(index === 0 && { songkey: "F#m", note: "Capo 2" }),
      })),
      interludes: [
        { setlistSectionId: 1, afterSequence: 1, kind: "spoken", text: "Say hello", seconds: 60 },
      ],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as SetlistWithSections;
}

/** Picks something in the menu beside the set list that is shown. */
export async function pickForSetlist(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More for Half Moon, late set" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
