/** Which recording belongs to which song, judged by file names. */
import { formsOfFileName, wordsOf } from "./file-words.ts";

export type SongName = { readonly id: number; readonly title: string; readonly artist: string };

export type Candidate = {
  readonly songId: number;
  /** From 0 to 1, where 1 is the title to the letter. */
  readonly score: number;
};

export type RecordingMatch = {
  /** Null where no song is like enough, or another file is more like it. */
  readonly songId: number | null;
  /** The songs most like the name, the best first. */
  readonly candidates: readonly Candidate[];
};

/** Less alike than this is a different song. */
export const MATCH_FROM = 0.72;
const CANDIDATE_FROM = 0.45;
const CANDIDATES = 5;
/** Tells two songs of one title apart. */
const ARTIST_BONUS = 0.02;

type Known = {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly pairs: ReadonlyMap<string, number>;
};

/** One match per file, in the order of the files; no song is given to two of them. */
export function matchRecordings(
  names: readonly string[],
  songs: readonly SongName[],
): RecordingMatch[] {
  const known = songs.map(({ id, title, artist }): Known => ({
    id,
    title: wordsOf(title),
    artist: wordsOf(artist),
    pairs: pairsOf(wordsOf(title)),
  }));
  const candidates = names.map((name) => candidatesFor(name, known));
  const given = giveOut(candidates);
  return candidates.map((list, file) => ({ songId: given.get(file) ?? null, candidates: list }));
}

function candidatesFor(name: string, songs: readonly Known[]): Candidate[] {
  const forms = formsOfFileName(name);
  return songs
    .map((song) => ({ songId: song.id, score: scoreOf(forms, song) }))
    .filter(({ score }) => score >= CANDIDATE_FROM)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, CANDIDATES);
}

/** The best pairs of all first, so that a perfect name is never lost to a likely one. */
function giveOut(candidates: readonly (readonly Candidate[])[]): Map<number, number> {
  const pairs = candidates
    .flatMap((list, file) => list.map((candidate) => ({ file, ...candidate })))
    .filter(({ score }) => score >= MATCH_FROM)
    .toSorted((one, other) => other.score - one.score);
  const given = new Map<number, number>();
  const taken = new Set<number>();
  for (const { file, songId } of pairs) {
    if (given.has(file) || taken.has(songId)) continue;
    given.set(file, songId);
    taken.add(songId);
  }
  return given;
}

function scoreOf(forms: readonly string[], song: Known): number {
  if (song.title === "") return 0;
  let best = 0;
  for (const form of forms) {
    const rest = withoutWords(form, song.artist);
    const namesArtist = rest !== form;
    for (const words of namesArtist ? [form, rest] : [form]) {
      const likeness = words === song.title ? 1 : 0.98 * likenessOf(pairsOf(words), song.pairs);
      best = Math.max(best, Math.min(1, likeness) - (namesArtist ? 0 : ARTIST_BONUS));
    }
  }
  return best;
}

/** The row of words taken out of the other, once; both as they were where it does not stand there. */
function withoutWords(text: string, part: string): string {
  if (part === "" || part === text) return text;
  const at = ` ${text} `.indexOf(` ${part} `);
  if (at < 0) return text;
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`.replace(/\s+/g, " ").trim();
}

/** Sørensen–Dice over pairs of neighbouring characters: forgives a slip of the pen, in any script. */
function likenessOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  let total = 0;
  for (const count of other.values()) total += count;
  for (const [pair, count] of one) {
    total += count;
    common += Math.min(count, other.get(pair) ?? 0);
  }
  return total === 0 ? 0 : (2 * common) / total;
}

function pairsOf(words: string): Map<string, number> {
  const characters = [...` ${words} `];
  const pairs = new Map<string, number>();
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (next === undefined) break;
    const pair = character + next;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
