// Songs that a flow begins with, made through the API so that the flow is about something else.

import type { Session } from "@bandstand/contracts/sign-in";
import type { AddSong, Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect } from "@playwright/test";

interface SongStart extends Pick<AddSong, "songkey" | "bpm" | "seconds"> {
  readonly title: string;
  readonly artist?: string;
  /** N Possible, P WIP, C Current, H Hold, R Retired. */
  readonly status?: "N" | "P" | "C" | "H" | "R";
}

interface LookupRow {
  readonly id: number;
  readonly name: string;
  readonly tag?: string;
}

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** Adds songs to the band of a session; genre Rock, so that their form is complete. Answers them in the given order. */
export async function addSongs(
  request: APIRequestContext,
  session: Session,
  songs: readonly SongStart[],
): Promise<Song[]> {
  const headers = bearer(session);
  const lookup = async (path: string) =>
    (await (await request.get(path, { headers })).json()) as readonly LookupRow[];
  const statuses = await lookup("/api/songstatuses");
  const genres = await lookup("/api/genres");
  const added: Song[] = [];
  for (const { title, artist = "The Band", status = "P", ...more } of songs) {
    const data = {
      title,
      artist,
      songStatusId: statuses.find(({ tag }) => tag === status)?.id,
      genreId: genres.find(({ name }) => name === "Rock")?.id,
      ...more,
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
