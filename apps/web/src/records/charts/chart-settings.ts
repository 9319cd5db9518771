/** How each song's chart is read on this device: moved, with a capo, larger, without chords. Every device of a band differs. */
import { createStore } from "../../lib/store.ts";

export interface ChartSettings {
  /** Semitones above what the song is written in. */
  transpose: number;
  /** The fret whose shapes are shown; null for the chart's own. */
  capo: number | null;
  /** A step of the text sizes; 0 is the usual. */
  size: number;
  chords: boolean;
}

export const CHART_AS_WRITTEN: ChartSettings = { transpose: 0, capo: null, size: 0, chords: true };

export const CHART_LIMITS = { transpose: 11, capo: 11, smallest: -2, largest: 6 } as const;

export interface ChartSettingsStore {
  of: (song: string) => ChartSettings;
  change: (song: string, change: Partial<ChartSettings>) => void;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

/** Where settings are kept as text: anything, or null. */
export interface ChartSettingsPlace {
  read: () => string | null;
  keep: (text: string) => void;
}

/** Songs whose settings are remembered; those looked at longest ago go first. */
const MOST = 500;

/** @param place a song is named by any text that stays the same. */
export function createChartSettings(place: ChartSettingsPlace): ChartSettingsStore {
  const store = createStore<ReadonlyMap<string, ChartSettings>>(new Map(entriesOf(place.read())));
  const of = (song: string) => store.get().get(song) ?? CHART_AS_WRITTEN;
  return {
    of,
    change(song, change) {
      const next = { ...of(song), ...change };
      const others = [...store.get()].filter(([name]) => name !== song);
      const entries = [...others, [song, next] as const].slice(-MOST);
      place.keep(JSON.stringify(entries));
      store.set(new Map(entries));
    },
    subscribe: store.subscribe,
  };
}

/** What cannot be read, or is out of bounds, is as if never kept. */
function entriesOf(text: string | null): [string, ChartSettings][] {
  let entries: unknown;
  try {
    entries = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): [string, ChartSettings][] => {
    if (!Array.isArray(entry)) return [];
    const [song, settings] = entry as unknown[];
    return typeof song === "string" && isSettings(settings) ? [[song, settings]] : [];
  });
}

function isSettings(value: unknown): value is ChartSettings {
  if (typeof value !== "object" || value === null) return false;
  if (!("transpose" in value && "capo" in value && "size" in value && "chords" in value))
    return false;
  const { transpose, capo, size, chords } = value;
  const { transpose: furthest, capo: highest, smallest, largest } = CHART_LIMITS;
  return (
    isWithin(transpose, -furthest, furthest) &&
    (capo === null || isWithin(capo, 0, highest)) &&
    isWithin(size, smallest, largest) &&
    typeof chords === "boolean"
  );
}

function isWithin(value: unknown, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;
}
