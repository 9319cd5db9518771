/** How a set flows: gentle notes where songs in a row are much alike. None of them is a fault. */

export type FlowEntry = {
  readonly songkey: string | null;
  readonly bpm: number | null;
  /** Who is featured: of the entry, or else of the song. */
  readonly featuring: string | null;
};

export type FlowNote = {
  readonly kind: "slow" | "key" | "featuring";
  /** Index of the first song that it is about. */
  readonly from: number;
  /** How many songs in a row. */
  readonly songs: number;
  readonly message: string;
};

/** Beats a minute; a song below that feels slow. */
export const SLOW_BELOW = 90;

/** In the order of the set. */
export function flowNotes(entries: readonly FlowEntry[]): FlowNote[] {
  const notes = [
    ...runs(
      entries,
      ({ bpm }) => (bpm !== null && bpm > 0 && bpm < SLOW_BELOW ? "slow" : null),
      3,
    ).map(({ from, songs }): FlowNote => ({
      kind: "slow",
      from,
      songs,
      message: `${songs} slow songs in a row`,
    })),
    ...runs(entries, ({ songkey }) => keyName(songkey), 2).map(
      ({ from, songs, what }): FlowNote => ({
        kind: "key",
        from,
        songs,
        message: `${songs} songs in ${what} in a row`,
      }),
    ),
    ...runs(entries, ({ featuring }) => named(featuring), 4).map(
      ({ from, songs, what }): FlowNote => ({
        kind: "featuring",
        from,
        songs,
        message: `${what} is featured in ${songs} songs in a row`,
      }),
    ),
  ];
  return notes.toSorted((one, other) => one.from - other.from);
}

type Run = { readonly from: number; readonly songs: number; readonly what: string };

/** Stretches of at least `least` neighbours that are the same; null is like nothing. */
function runs(
  entries: readonly FlowEntry[],
  what: (entry: FlowEntry) => string | null,
  least: number,
): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (let end = 1; end <= entries.length; end += 1) {
    const first = entries[from];
    const next = entries[end];
    const kind = first ? what(first) : null;
    if (kind !== null && next && what(next) === kind) continue;
    if (kind !== null && end - from >= least) found.push({ from, songs: end - from, what: kind });
    from = end;
  }
  return found;
}

function named(text: string | null): string | null {
  const trimmed = text?.trim() ?? "";
  return trimmed === "" ? null : trimmed;
}

/** Its first letter is large however it is typed; an m behind it is a minor key, and an M is not. */
function keyName(songkey: string | null): string | null {
  const key = named(songkey);
  return key === null ? null : key.charAt(0).toUpperCase() + key.slice(1);
}
