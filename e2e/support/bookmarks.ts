import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect } from "@playwright/test";

/** Bookmarks songs through the API, the first given at the top. */
export async function addBookmarks(
  request: APIRequestContext,
  { token }: Session,
  songs: readonly Song[],
): Promise<void> {
  for (const [index, { id }] of songs.entries()) {
    const answer = await request.post("/api/bookmarks", {
      headers: { authorization: `Bearer ${token}` },
      data: { songId: id, sequence: index + 1 },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}
