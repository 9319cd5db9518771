/** What members keep in the audio studio: markers where the sections of a recording begin, and a few words. */
import { requiredText } from "@bandstand/contracts/fields";
import { LIMITS } from "@bandstand/contracts/limits";
import { FIRST_SETTINGS, SPEED } from "@bandstand/domain/studio/ranges";
import { writeSettings } from "@bandstand/domain/studio/read-settings";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import * as z from "zod/mini";
import { secondsAt, timelineOf } from "../synth/parts/timeline.ts";
import type { Score } from "../synth/score.ts";
import { readEntries } from "./demo-files.ts";
import { SCORES } from "./scores/all.ts";

export type DemoMarker = {
  readonly id: number;
  /** Seconds. */
  readonly time: number;
  readonly label: string;
  readonly notes: string;
  /** Key of the palette. */
  readonly color: string;
  readonly icon: string;
};

const LOOKS: readonly (readonly [string, string, string])[] = [
  ["Verse", "blue", "lyrics"],
  ["Last Chorus", "amber", "star"],
  ["Chorus", "amber", "star"],
  ["Bridge", "purple", "bookmark"],
  ["Solo", "deepOrange", "music_note"],
  ["Outro", "teal", "flag"],
];

/** A marker at the first beat of each section. */
export function markersOf(score: Score): readonly DemoMarker[] {
  return timelineOf(score).sections.map(({ section, start }, index) => {
    const [, color = "grey", icon = "location_on"] =
      LOOKS.find(([name]) => section.name.startsWith(name)) ?? [];
    return {
      id: index + 1,
      time: Math.round(secondsAt(score, start) * 100) / 100,
      label: section.name,
      notes: "",
      color,
      icon,
    };
  });
}

const studio = z.strictObject({
  /** Nickname of the member. */
  member: requiredText(),
  /** Title of a song with a recording. */
  song: requiredText(),
  notes: requiredText(LIMITS.description),
  shared: z._default(z.boolean(), false),
  /** 1 is the recording's own speed. */
  playbackRate: z._default(z.number().check(z.minimum(SPEED.min), z.maximum(SPEED.max)), 1),
  /** Names of two sections: the stretch from the first to the beginning of the second is looped. */
  loop: z.optional(z.tuple([requiredText(), requiredText()])),
});

function withMarkers({ loop, ...kept }: z.output<typeof studio>) {
  const score = SCORES.find(({ title }) => title === kept.song);
  if (!score) throw new RangeError(`"${kept.song}" has no recording`);
  const markers = markersOf(score);
  const at = (name: string) => {
    const marker = markers.find(({ label }) => label === name);
    if (!marker) throw new RangeError(`"${kept.song}" has no section "${name}"`);
    return marker.time;
  };
  return { ...kept, markers, loop: loop ? { start: at(loop[0]), end: at(loop[1]) } : null };
}

export const STUDIOS = readEntries("studios.json", studio).map(withMarkers);

export type DemoStudio = (typeof STUDIOS)[number];

/** What was heard in a recording, and in which file. */
export type DemoHeard = Partial<AnalysisSettings> & { readonly recording: string | null };

/** The settings of a studio as the wire keeps them: JSON text. */
export function settingsOf({ markers, playbackRate, loop }: DemoStudio, heard: DemoHeard): string {
  return writeSettings({
    ...FIRST_SETTINGS,
    ...heard,
    playbackRate,
    loopRegion: loop,
    loopEnabled: loop !== null,
    markers,
    nextMarkerId: markers.length + 1,
  });
}

/** Those of somebody who has yet to open it. */
export function heardOnly(heard: DemoHeard): string {
  return writeSettings({ ...FIRST_SETTINGS, ...heard });
}
