/** How far the chords on the screen are from those that were typed. */
import { type Chart, chordNames, metaOf } from "./chart.ts";
import { parseChord } from "./chord.ts";
import { formatKey, soundingKey, type Key, parseKey, transposeKey } from "./key.ts";
import { writtenCapo, writtenKey } from "./move-chart.ts";
import { modulo, pitchClass } from "./note.ts";
import { hasChords } from "./read-chart.ts";
import type { PlaceKey, PlayedKey } from "../played-key.ts";

export interface ChartShift {
  /** The key of the chords as typed; null without chords. */
  written: Key | null;
  /** From the chords as typed to the shapes that are shown. */
  semitones: number;
  /** From the chords as typed to what sounds. */
  sounding: number;
  /** The fret whose shapes are shown. */
  capo: number;
}

/** What the reader has set. */
export interface ReaderShift {
  /** Semitones above what the song is written in. */
  transpose: number;
  /** The fret whose shapes are shown; null leaves it to the song, and then to the chart. */
  capo: number | null;
}

/** A chart for a capo holds shapes: what sounds is higher by the capo. Another capo shows other shapes of the same sound. */
export function chartShift(
  chart: Chart,
  { transpose, capo }: ReaderShift,
  song: PlayedKey,
): ChartShift {
  const own = typedCapo(chart, song);
  const fret = capo ?? song.capo ?? own;
  return {
    written: hasChords(chart) ? writtenKey(chart, song.songkey, own) : null,
    semitones: transpose + own - fret,
    sounding: transpose + own,
    capo: fret,
  };
}

/** The fret that the chords are typed for: what sounds is higher by it. */
export function typedCapo(chart: Chart, song: PlayedKey): number {
  return metaOf(chart, "capo") === null ? unsaidCapo(chart, song) : writtenCapo(chart);
}

/** Semitones, the short way round, that lead from how the song sounds to the key of a place that it is played at. */
export function shiftToKey(chart: Chart, song: PlayedKey, key: string): number {
  const { written, sounding } = chartShift(chart, { transpose: 0, capo: null }, song);
  const wanted = parseKey(key);
  if (written === null || wanted === null) return 0;
  const up = modulo(pitchClass(wanted.tonic) - pitchClass(written.tonic) - sounding, OCTAVE);
  return up > OCTAVE / 2 ? up - OCTAVE : up;
}

/** What a reader has set for one place of a set list, and for the song at home. */
export interface PlacedReaderShift extends ReaderShift {
  /** The capo set for the song wherever it stands; null for none. */
  usualCapo: number | null;
}

const NOTHING_SET: PlacedReaderShift = { transpose: 0, capo: null, usualCapo: null };

/**
 * At a place of a set list. The capo of who reads it there goes first, then that of the place; the capo of the song, and of who
 * reads it at home, is for the song's own key alone.
 */
export function shiftAtPlace(
  chart: Chart,
  song: PlayedKey,
  place: PlaceKey,
  { transpose, capo, usualCapo }: PlacedReaderShift = NOTHING_SET,
): ChartShift {
  const toPlace = place.songkey === null ? 0 : shiftToKey(chart, song, place.songkey);
  const fret = capo ?? place.capo ?? (place.songkey === null ? usualCapo : 0);
  return chartShift(chart, { transpose: transpose + toPlace, capo: fret }, song);
}

const OCTAVE = 12;

/**
 * A chart that says no capo is written for the song's where it is in the key of those shapes, by its own word or as its chords
 * sound: so people copy them from elsewhere.
 */
function unsaidCapo(chart: Chart, { songkey, capo }: PlayedKey): number {
  const sounds = parseKey(songkey ?? "");
  if (sounds === null || !capo) return 0;
  const written =
    parseKey(metaOf(chart, "key") ?? "") ??
    soundingKey(chordNames(chart).flatMap((name) => parseChord(name) ?? []));
  return written !== null && isSameKey(written, transposeKey(sounds, -capo)) ? capo : 0;
}

function isSameKey(one: Key, other: Key): boolean {
  return pitchClass(one.tonic) === pitchClass(other.tonic) && one.minor === other.minor;
}

/** The key that the hands play in with a capo at that fret. */
export function shapesKey(written: Key, { sounding }: ChartShift, fret: number): string {
  return formatKey(transposeKey(written, sounding - fret));
}
