/** The genre of a song: one of the list, one of the band's own, or a new one. */
import { LIMITS } from "@bandstand/contracts/limits";
import { ownGenresOf } from "@bandstand/domain/song-genre";
import { useState } from "react";
import { useGenres } from "../../../records/lookups/lookups.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import styles from "./genre-field.module.css";
import type { SongForm } from "./song-form-schema.ts";

/** Tells a name of the band's own from the ids of the list. */
const OWN = "own ";
const NEW = "new";

export function GenreField({ form }: { form: SongForm }) {
  const genres = useGenres();
  const songs = useSongs();
  const [isNew, setNew] = useState(false);
  const listed = form.field("genreId");
  const own = form.field("ownGenre");
  const inUse = ownGenresOf([{ ownGenre: isNew ? null : own.value }, ...(songs.data ?? [])]);
  const options = [
    ...(genres.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ...inUse.map((name) => ({ value: OWN + name, label: name })),
    { value: NEW, label: "Another genre…" },
  ];

  function choose(value: string | null): void {
    setNew(value === NEW);
    const name = value?.startsWith(OWN) === true ? value.slice(OWN.length) : null;
    form.set("ownGenre", name);
    form.set("genreId", name !== null || value === null || value === NEW ? null : Number(value));
  }

  return (
    <div className={styles.genre}>
      <SelectField
        field={{
          ...listed,
          value: isNew ? NEW : valueOf(listed.value, own.value),
          // A new one is asked for at its own field.
          message: isNew ? undefined : listed.message,
          set: choose,
        }}
        label="Genre"
        required
        options={options}
      />
      {isNew && (
        <TextField
          field={{ ...own, message: own.message ?? listed.message }}
          label="Another genre"
          required
          maxLength={LIMITS.shortText}
        />
      )}
      <LookupFailed what="genres" lookup={genres} />
    </div>
  );
}

function valueOf(
  genreId: number | null | undefined,
  ownGenre: string | null | undefined,
): string | null {
  if (typeof ownGenre === "string" && ownGenre !== "") return OWN + ownGenre;
  return typeof genreId === "number" ? String(genreId) : null;
}
