/** What members keep in the audio studio: markers where the sections of a recording begin, and a few words. */
import { secondsAt, timelineOf } from "../synth/parts/timeline.ts";
import type { Score } from "../synth/score.ts";
import { SONGS } from "./songs/all.ts";

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

export type DemoStudio = {
  /** Nickname of the member. */
  readonly member: string;
  /** Title of a song with a recording. */
  readonly song: string;
  readonly notes: string;
  readonly shared: boolean;
  readonly markers: readonly DemoMarker[];
  /** 1 is the recording's own speed. */
  readonly playbackRate: number;
  /** Names of two sections whose stretch from the first to the beginning of the second is looped. */
  readonly loop: { readonly start: number; readonly end: number } | null;
};

function studio(
  member: string,
  song: string,
  rest: {
    readonly notes: string;
    readonly playbackRate?: number;
    readonly shared?: boolean;
    readonly loop?: readonly [string, string];
  },
): DemoStudio {
  const score = SONGS.find(({ title }) => title === song)?.score;
  if (!score) throw new RangeError(`"${song}" has no recording`);
  const markers = markersOf(score);
  const at = (label: string | undefined) =>
    markers.find((marker) => marker.label === label)?.time ?? 0;
  const loop = rest.loop ? { start: at(rest.loop[0]), end: at(rest.loop[1]) } : null;
  return {
    member,
    song,
    notes: rest.notes,
    shared: rest.shared ?? false,
    markers,
    playbackRate: rest.playbackRate ?? 1,
    loop,
  };
}

export const STUDIOS: readonly DemoStudio[] = [
  studio("Joss", "Northbound Train", {
    notes: "Solo: start on the G sharp, leave the bend for bar five.",
    shared: true,
    loop: ["Solo", "Outro"],
  }),
  studio("Joss", "Salt & Neon", {
    notes: "Scratch guitar: sixteenths, left hand damps on the ands.",
    shared: true,
    playbackRate: 0.75,
  }),
  studio("Mira", "Small Hours", {
    notes: "Breathe before 'when the brave ones sleep'.",
    shared: true,
  }),
  studio("Ana", "Copper Wire", {
    notes: "Ghost notes before the backbeat, not after.",
    playbackRate: 0.75,
    loop: ["Verse 1", "Chorus"],
  }),
];

/** The settings of a studio as the wire keeps them: JSON text. */
export function settingsOf({ markers, playbackRate, loop }: DemoStudio): string {
  return JSON.stringify({
    playbackRate,
    pitchShift: 0,
    finePitch: 0,
    volume: 0.8,
    loopRegion: loop,
    loopEnabled: loop !== null,
    markers,
    nextMarkerId: markers.length + 1,
    eqEnabled: false,
    zoomLevel: 5,
  });
}
