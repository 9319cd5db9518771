// Recordings that a flow begins with, uploaded through the API so that the flow is about something else.

import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { mp3File } from "../../apps/server/test/sounds.ts";
import { addSongs } from "./songs.ts";

const encoded = new Map<number, Buffer>();

/** An MP3 of a length in seconds; encoding one takes nearly as long as a flow, and many flows want the same. */
export function mp3Of(seconds: number): Buffer {
  const mp3 = encoded.get(seconds) ?? mp3File({ seconds });
  encoded.set(seconds, mp3);
  return mp3;
}

/** Puts an MP3 of a length in seconds to a song. */
export async function addRecording(
  request: APIRequestContext,
  session: Session,
  songId: number,
  seconds = 30,
): Promise<void> {
  const file = { name: "song.mp3", mimeType: "audio/mpeg", buffer: mp3Of(seconds) };
  await addFile(request, session, songId, file);
}

/** Puts a WAV to a song, whose sound is known to the sample. */
export async function addSound(
  request: APIRequestContext,
  session: Session,
  songId: number,
  wav: Uint8Array,
): Promise<void> {
  const file = { name: "song.wav", mimeType: "audio/wav", buffer: Buffer.from(wav) };
  await addFile(request, session, songId, file);
}

export async function addFile(
  request: APIRequestContext,
  session: Session,
  songId: number,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const answer = await request.post(`/api/fileupload/${songId}`, {
    headers: { authorization: `Bearer ${session.token}` },
    multipart: { file },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Adds songs with these titles, each with a recording. */
export async function addRecordedSongs(
  request: APIRequestContext,
  session: Session,
  titles: readonly string[],
  seconds = 30,
): Promise<Song[]> {
  const songs = await addSongs(
    request,
    session,
    titles.map((title) => ({ title })),
  );
  for (const { id } of songs) await addRecording(request, session, id, seconds);
  return songs;
}

export const playerOf = (page: Page) => page.getByRole("region", { name: "Player" });

/** Seconds that the song in the player has played. */
export async function playedSeconds(page: Page): Promise<number> {
  const slider = playerOf(page).getByRole("slider", { name: "Position" });
  return Number(await slider.inputValue());
}

/** Picks something in the menu of a song's row. */
export async function pickAction(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
