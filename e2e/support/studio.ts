// The Audio Studio as flows use it.

import { expect, type Locator, type Page } from "@playwright/test";
import { pickAction } from "./recordings.ts";

export const studioOf = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** Opens a song's studio from the list of songs, and waits until it can play. */
export async function openStudio(page: Page, title: string): Promise<Locator> {
  await pickAction(page, title, "Audio Studio");
  const studio = studioOf(page, title);
  await expect(studio.getByRole("button", { name: "Play", exact: true })).toHaveAttribute(
    "aria-busy",
    "false",
  );
  return studio;
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
