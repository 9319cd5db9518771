// The Audio Studio as flows use it.

import type { BandUserSong } from "@bandstand/contracts/band-user-songs";
import type { Session } from "@bandstand/contracts/sign-in";
import type { Song } from "@bandstand/contracts/songs";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { pickAction } from "./recordings.ts";

export const studioOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/**
 * Opens a song's studio from the list of songs, and waits until it can play. The analysis that begins by itself is stopped,
 * as a member stops it, so that nothing changes meanwhile, unless the flow is about what is heard.
 */
export async function openStudio(
  page: Page,
  title: string,
  { analysis = "stopped" }: { analysis?: "stopped" | "runs" } = {},
): Promise<Locator> {
  await pickAction(page, title, "Audio Studio");
  const studio = studioOf(page, title);
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  if (analysis === "stopped") await stopAnalysis(studio);
  return studio;
}

/** Where one runs: it may end in the very moment. */
async function stopAnalysis(studio: Locator): Promise<void> {
  await studio.getByRole("button", { name: "Cancel analysis" }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

export const heardIn = (studio: Locator) =>
  studio.getByRole("list", { name: "Heard in the recording" });

/** Picks what a studio offers in its menu. */
export async function pickInStudio(page: Page, studio: Locator, action: string): Promise<void> {
  await studio.getByRole("button", { name: /^More for / }).click();
  await page
    .getByRole("menuitem", { name: action })
    .or(page.getByRole("menuitemradio", { name: action }))
    .click();
}

/** Seconds, as the readout tells them. */
export async function placeOf(studio: Locator): Promise<number> {
  const text = await studio.getByRole("button", { name: /^\d+:\d/ }).innerText();
  const [, minutes = "0", seconds = "0"] = /^(\d+):([\d.]+)/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

export async function showPanels(
  studio: Locator,
  name: "Sound" | "Markers" | "Practice" | "Words",
) {
  await studio.getByRole("tab", { name }).click();
}

const bearer = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** Keeps settings of a song as a studio does that was open before, with the recording that the song has now. */
export async function keepStudio(
  request: APIRequestContext,
  session: Session,
  songId: number,
  settings: object,
): Promise<void> {
  const headers = bearer(session);
  const song = (await (await request.get(`/api/song/${songId}`, { headers })).json()) as Song;
  const kept = { version: 1, recording: song.recordingFilename, ...settings };
  const data = { songId, settings: JSON.stringify(kept) };
  const answer = await request.post("/api/bandusersong", { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets the band see the markers of a song, or with an empty mask no more. */
export async function shareStudio(
  request: APIRequestContext,
  session: Session,
  songId: number,
  sharing = "M-R",
): Promise<void> {
  const data = { sharing };
  const headers = bearer(session);
  const answer = await request.put(`/api/bandusersong/${songId}/sharing`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What the server keeps of a song; nothing at first. */
export async function keptStudio(request: APIRequestContext, session: Session, songId: number) {
  const answer = await request.get(`/api/bandusersong/${songId}`, { headers: bearer(session) });
  if (answer.status() === 404) return { settings: null, notes: null, sharing: "" };
  const { settings, notes, sharing } = (await answer.json()) as BandUserSong;
  return { settings: JSON.parse(settings ?? "null") as unknown, notes, sharing };
}
