// Songs that a flow begins with, made through the API so that the flow is about something else.

import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect } from "@playwright/test";

interface SongStart {
  readonly title: string;
  readonly artist?: string;
  /** N Possible, P WIP, C Current, H Hold, R Retired. */
  readonly status?: "N" | "P" | "C" | "H" | "R";
}

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** Adds songs to the band of a session; genre Rock, so that their form is complete. Answers them in the given order. */
export async function addSongs(
  request: APIRequestContext,
  session: Session,
  songs: readonly SongStart[],
): Promise<Song[]> {
  const headers = bearer(session);
  const statuses = await (await request.get("/api/songstatuses", { headers })).json();
  const genres = await (await request.get("/api/genres", { headers })).json();
  const idOf = (rows: readonly { id: number; tag?: string; name: string }[], wanted: string) =>
    rows.find(({ tag, name }) => tag === wanted || name === wanted)?.id;
  const added: Song[] = [];
  for (const { title, artist = "The Band", status = "P" } of songs) {
    const data = {
      title,
      artist,
      songStatusId: idOf(statuses, status),
      genreId: idOf(genres, "Rock"),
    };
    const answer = await request.post("/api/addsong", { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    added.push((await answer.json()) as Song);
  }
  return added;
}

/** Saves fields of a song as somebody does who sits elsewhere. */
export async function saveSongElsewhere(
  request: APIRequestContext,
  session: Session,
  songId: number,
  data: Partial<Song>,
): Promise<void> {
  const answer = await request.post(`/api/savesong/${songId}`, { headers: bearer(session), data });
  expect(answer.status(), await answer.text()).toBe(200);
}
