/** Who reads a chart: `{comment-guitar: …}` is for guitarists, `{start_of_verse-mira}` for Mira. */

interface Member {
  nickname: string;
  instrument: string | null;
}

/** The selectors that mean a member: "Lead Guitar, Vocals" is meant by guitar, lead, lead-guitar and vocals. */
export function chartReaders({ nickname, instrument }: Member): string[] {
  const names = [nickname, ...(instrument ?? "").split(/[,;/&+]| and /)].map((name) =>
    name.trim().toLowerCase().split(/\s+/),
  );
  const selectors = names.flatMap((words) => [words.join("-"), ...words]);
  return [...new Set(selectors)].filter((selector) => selector !== "");
}
