/**
 * Songs of the demo band with other chords than they were written with, played by the demo's own instruments: made by another
 * hand than the takes that are learned from.
 */
import { CHORD_KINDS, type SongChord } from "@bandstand/audio/analysis/chord-kinds";
import { NOTE_NAMES } from "@bandstand/audio/analysis/note-names";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { SCORES } from "../../apps/server/src/demo/content/scores/all.ts";
import { secondsAt, timelineOf } from "../../apps/server/src/demo/synth/parts/timeline.ts";
import { renderSong, SAMPLE_RATE } from "../../apps/server/src/demo/synth/render-song.ts";
import type { Score, Section } from "../../apps/server/src/demo/synth/score.ts";

export interface KnownSong {
  sound: Sound;
  /** Seconds; "N" where none sounds. */
  chords: { time: number; label: string }[];
}

/** Every song as it was written, and each kind of chord in two of them. */
export function renderedSongs(): (() => KnownSong)[] {
  const written = SCORES.map((score) => () => renderedSong(excerpt(score)));
  // Who plays fifths alone plays no thirds of any kind.
  const rich = SCORES.filter(({ parts }) =>
    Object.values(parts).every((part) => part.role !== "chords" || part.hands !== "power"),
  );
  const others = CHORD_KINDS.flatMap(({ suffix }, kind) =>
    [0, 1].map((turn) => () => {
      const score = rich[(3 * kind + 5 * turn) % rich.length];
      if (!score) throw new Error("There are no songs.");
      return renderedSong(withKind(excerpt(score), suffix));
    }),
  );
  return [...written, ...others];
}

/** The first two parts of a song in which all play: half a minute. */
function excerpt(score: Score): Score {
  const full = score.sections.filter(({ plays }) => Object.keys(plays).length > 2);
  return { ...score, sections: full.slice(0, 2) };
}

/** Every other bar has a chord of this kind on the root that it had. */
function withKind(score: Score, suffix: SongChord["label"]): Score {
  const changed = (section: Section): Section => ({
    ...section,
    chords: section.chords
      .split("|")
      .map((bar, i) => {
        const symbols = bar.trim().split(/\s+/);
        if (i % 2 === 1) return symbols.join(" ");
        return symbols.map((symbol) => `${/^[A-G][#b]?/.exec(symbol)?.[0]}${suffix}`).join(" ");
      })
      .join(" | "),
  });
  return { ...score, sections: score.sections.map(changed) };
}

/** What a chart would say for what is played. */
const PLAIN: Record<string, string> = {
  "6": "",
  m6: "m",
  "9": "7",
  m9: "m7",
  maj9: "maj7",
  add9: "",
  "7sus4": "sus4",
  m7b5: "dim",
};

function renderedSong(score: Score): KnownSong {
  const { left, right } = renderSong(score);
  const samples = left.map((value, i) => (value + (right[i] ?? 0)) / 2);
  const { spans, beats } = timelineOf(score);
  const chords = spans.map(({ chord, start }) => {
    const quality = /^[A-G][#b]?([^/]*)/.exec(chord.symbol)?.[1] ?? "";
    return {
      time: secondsAt(score, start),
      label: `${NOTE_NAMES[chord.root]}${PLAIN[quality] ?? quality}`,
    };
  });
  const end = { time: secondsAt(score, beats), label: "?" };
  return { sound: { samples, sampleRate: SAMPLE_RATE }, chords: [...chords, end] };
}
