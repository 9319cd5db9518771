/** `[^]` of ChordPro: the next chord of the section of this kind that has its chords written out. */

/** A chord or a note of a line as it is written. */
const MARK = /\[([^[\]]*)\]/g;
const RECALL = "^";

/** Of one chart, while it is read. */
export interface RecalledChords {
  /** The line of a section of this kind, with what it recalls in its place. Where there is no such chord it is left out. */
  fill: (kind: string, line: string) => string;
  /** The section is over, and had these chords. */
  end: (kind: string, chords: readonly string[]) => void;
}

export function recalledChords(): RecalledChords {
  const known = new Map<string, readonly string[]>();
  let next = 0;
  let hasRecalled = false;
  return {
    fill(kind, line) {
      const chords = known.get(kind) ?? [];
      return line.replace(MARK, (mark, name: string) => {
        if (name.startsWith("*")) return mark;
        const recalled = chords[next];
        next += 1;
        if (name !== RECALL) return mark;
        hasRecalled = true;
        return recalled === undefined ? "" : `[${recalled}]`;
      });
    },
    end(kind, chords) {
      if (!hasRecalled && chords.length > 0) known.set(kind, chords);
      next = 0;
      hasRecalled = false;
    },
  };
}
