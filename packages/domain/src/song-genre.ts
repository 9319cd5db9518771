/** The genre of a song: one of the list that everybody has, or one of the band's own, by its name. Never both. */
import { genreKey } from "./genre-key.ts";

type GenreFields = {
  readonly genreId?: number | null | undefined;
  readonly ownGenre?: string | null | undefined;
};

/** What is given of one takes the other away; of both the band's own stays. */
export function withOneGenre<Fields extends GenreFields>(fields: Fields): Fields {
  if (isSaid(fields.ownGenre)) return { ...fields, genreId: null };
  return typeof fields.genreId === "number" ? { ...fields, ownGenre: null } : fields;
}

export function hasGenre({ genreId, ownGenre }: GenreFields): boolean {
  return typeof genreId === "number" || isSaid(ownGenre);
}

/** The band's own genres that its songs have, by name, each as most of them spell it. */
export function ownGenresOf(songs: readonly GenreFields[]): string[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { ownGenre } of songs) {
    if (!isSaid(ownGenre)) continue;
    const counts = spellings.get(genreKey(ownGenre)) ?? new Map<string, number>();
    counts.set(ownGenre, (counts.get(ownGenre) ?? 0) + 1);
    spellings.set(genreKey(ownGenre), counts);
  }
  const names = [...spellings.values()].flatMap((counts) => {
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    return most === undefined ? [] : [most[0]];
  });
  return names.toSorted((one, other) => one.localeCompare(other));
}

function isSaid(text: string | null | undefined): text is string {
  return typeof text === "string" && text.trim() !== "";
}
