/** What a set list says on paper and as plain text: its sections with their lines, reduced to what the band wants to read. */
import { formatDate } from "./date-format.ts";
import { projectedTimes } from "./setlist-clock.ts";
import type { InterludeKind } from "./interlude-kinds.ts";
import { type Interlude, weave } from "./setlist-interludes.ts";
import { keyAt, keyWords, type PlaceKey, type PlayedKey } from "./played-key.ts";
import { sectionName } from "./setlist-sections.ts";
import { ENCORE_SECTION, setlistTiming, type TimedSetlist } from "./setlist-timing.ts";

export type SheetEntry = PlaceKey & {
  readonly songId: number;
  readonly setlistSectionId: number;
  readonly sequence: number;
  readonly seconds: number | null;
  /** This, the key and the capo are the song's while null. */
  readonly featuring: string | null;
  readonly note: string | null;
  readonly Song: PlayedKey & {
    readonly title: string;
    readonly featuring: string | null;
    readonly bpm: number | null;
    readonly seconds: number | null;
  };
};

export type SheetSetlist = TimedSetlist & {
  readonly name: string;
  /** `HH:MM` */
  readonly startTime: string | null;
  /** `YYYY-MM-DD`, from which it is played like that. */
  readonly versionDay: string | null;
  readonly songs: readonly SheetEntry[];
  readonly interludes: readonly Interlude[];
};

/** What is read beside the titles. */
export type SheetOptions = {
  readonly key: boolean;
  readonly tempo: boolean;
  readonly featuring: boolean;
  readonly notes: boolean;
  /** Breaks and what is said. */
  readonly interludes: boolean;
  /** Lengths, and times of the day where the start is known. */
  readonly times: boolean;
};

export type SongLine = {
  readonly kind: "song";
  readonly songId: number;
  /** From 1 within its section. */
  readonly number: number;
  readonly title: string;
  readonly key: string | null;
  readonly tempo: number | null;
  readonly featuring: string | null;
  readonly note: string | null;
};

export type InterludeLine = {
  readonly kind: InterludeKind;
  /** Empty for a break without a reason. */
  readonly text: string;
  readonly seconds: number;
};

export type SheetLine = SongLine | InterludeLine;

export type SheetSection = {
  readonly section: number;
  readonly name: string;
  readonly songs: number;
  /** The break before the next set is the last of them. */
  readonly lines: readonly SheetLine[];
  /** "42 min", "42 min · 20:00–20:42"; null where times are not wanted. */
  readonly times: string | null;
};

export type Sheet = {
  readonly name: string;
  /** "Version of 10-Jun-2026", so that nobody plays an old one. */
  readonly version: string | null;
  /** "93 min", "93 min · 20:00–21:33"; null where times are not wanted. */
  readonly times: string | null;
  /** Without those in which nothing stands. */
  readonly sections: readonly SheetSection[];
};

export function setlistSheet(setlist: SheetSetlist, options: SheetOptions): Sheet {
  const timing = setlistTiming(setlist, setlist.songs, setlist.interludes);
  const clock = projectedTimes(setlist.startTime, timing);
  const clocks = clock ? [...clock.sets, clock.encore] : [];
  const sections = [...timing.sets, timing.encore].map(({ section, songs, minutes }) => {
    const times = clocks.find((one) => one.section === section);
    return {
      section,
      name: sectionName(section),
      songs,
      lines: [
        ...linesOf(section, setlist, options),
        ...timing.breaks
          .filter(({ after }) => options.interludes && after === section)
          .map(({ minutes }) => ({ kind: "break" as const, text: "", seconds: minutes * 60 })),
      ],
      times: options.times ? timesText(minutes, times) : null,
    };
  });
  return {
    name: setlist.name,
    version: setlist.versionDay === null ? null : `Version of ${formatDate(setlist.versionDay)}`,
    times: options.times
      ? timesText(
          timing.totalMinutes,
          clock && setlist.startTime
            ? { start: setlist.startTime.slice(0, 5), finish: clock.finish }
            : undefined,
        )
      : null,
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
}

function linesOf(section: number, setlist: SheetSetlist, options: SheetOptions): SheetLine[] {
  const interludes = options.interludes ? setlist.interludes : [];
  let number = 0;
  return weave(section, setlist.songs, interludes).map((item): SheetLine => {
    if (item.kind === "interlude") {
      const { kind, text, seconds } = item.interlude;
      return { kind, text: text.trim(), seconds };
    }
    number += 1;
    const { songId, featuring, note, Song } = item.entry;
    return {
      kind: "song",
      songId,
      number,
      title: Song.title,
      key: options.key ? keyWords(keyAt(item.entry, Song)) : null,
      tempo: options.tempo ? Song.bpm : null,
      featuring: options.featuring ? filled(featuring ?? Song.featuring) : null,
      note: options.notes ? filled(note) : null,
    };
  });
}

export type PaperSize = "large" | "medium" | "small";

/** Fewer songs are printed larger. */
export function paperSize(songs: number): PaperSize {
  if (songs < 16) return "large";
  return songs < 22 ? "medium" : "small";
}

export type SheetPage = {
  readonly sections: readonly SheetSection[];
  readonly size: PaperSize;
};

/** All on one page, or a page for each set. The encore stands with the last set and counts toward it, plus one for its heading. */
export function sheetPages(sections: readonly SheetSection[], eachSet: boolean): SheetPage[] {
  const pages: SheetSection[][] = [];
  for (const section of sections) {
    const last = pages.at(-1);
    if (last && (!eachSet || section.section === ENCORE_SECTION)) last.push(section);
    else pages.push([section]);
  }
  return pages.map((page) => ({ sections: page, size: paperSize(counted(page)) }));
}

function counted(page: readonly SheetSection[]): number {
  const songs = page.reduce((sum, section) => sum + section.songs, 0);
  const hasEncore = page.length > 1 && page.some(({ section }) => section === ENCORE_SECTION);
  return hasEncore ? songs + 1 : songs;
}

function timesText(minutes: number, clock?: { start: string; finish: string }): string {
  return clock ? `${minutes} min · ${clock.start}–${clock.finish}` : `${minutes} min`;
}

function filled(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}
