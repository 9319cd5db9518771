/** The ways to narrow and order the available songs: by what the member is told of them. */
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import type { AvailableFilter, AvailableSort } from "@bandstand/domain/setlist-available";
import { canSeeEventsOfSetlist, canSeeSongDetails } from "@bandstand/domain/setlist-permissions";
import { SONG_STATUSES } from "@bandstand/domain/song-status";
import { IconSortAscending, IconSortDescending } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useGenres } from "../../../records/lookups/lookups.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { parseWholeNumber } from "../../../ui/form-frame/whole-number.ts";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { keyText } from "../../../ui/marks/key-text.ts";
import { NativeSelect } from "../../../ui/native-fields/native-select.tsx";
import { choicesOf } from "./offer-choices.ts";
import styles from "./offer-filters.module.css";

interface OfferFiltersProps {
  filter: AvailableFilter;
  onFilter: (filter: AvailableFilter) => void;
  offered: readonly AvailableSong[];
}

const SORTS: readonly { value: AvailableSort; label: string }[] = [
  { value: "title", label: "Title" },
  { value: "artist", label: "Artist" },
  { value: "bpm", label: "Tempo" },
  { value: "seconds", label: "Length" },
  { value: "avgRating", label: "Rating" },
  { value: "lastPlayed", label: "Last played" },
];

/** Tells the name of a genre of the band's own from the ids of the list. */
const OWN = "own ";
const ANY = { value: "", label: "Any" };
const RATINGS = [4, 5, 6, 7, 8, 9, 10].map((rating) => ({
  value: String(rating),
  label: `${rating + 1} stars or more`,
}));
const UNPLAYED = [
  { value: "30", label: "A month" },
  { value: "90", label: "3 months" },
  { value: "180", label: "6 months" },
  { value: "365", label: "A year" },
];

export function OfferFilters({ filter, onFilter, offered }: OfferFiltersProps) {
  const choices = choicesOf(offered);
  const genres = useGenres();
  const bandUser = useBandUser();
  const seesDetails = canSeeSongDetails(bandUser);
  const seesEvents = canSeeEventsOfSetlist(bandUser);
  const sorts = SORTS.filter(
    ({ value }) => (seesDetails || value !== "avgRating") && (seesEvents || value !== "lastPlayed"),
  );
  const set = (change: Partial<AvailableFilter>) => onFilter({ ...filter, ...change });
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      {seesDetails && (
        <>
          <NativeSelect
            label="Status"
            value={filter.status ?? ""}
            options={[ANY, ...SONG_STATUSES.map(({ tag, name }) => ({ value: tag, label: name }))]}
            onChange={(status) => set({ status: status === "" ? null : status })}
          />
          <NativeSelect
            label="Genre"
            value={filter.ownGenre === null ? textOf(filter.genreId) : OWN + filter.ownGenre}
            options={[
              ANY,
              ...(genres.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ...choices.ownGenres.map((name) => ({ value: OWN + name, label: name })),
            ]}
            onChange={(genre) =>
              set(
                genre.startsWith(OWN)
                  ? { genreId: null, ownGenre: genre.slice(OWN.length) }
                  : { genreId: numberOf(genre), ownGenre: null },
              )
            }
          />
          <LookupFailed what="genres" lookup={genres} />
        </>
      )}
      <NativeSelect
        label="Key"
        value={filter.songkey ?? ""}
        options={[ANY, ...choices.keys.map((key) => ({ value: key, label: keyText(key) }))]}
        onChange={(key) => set({ songkey: key === "" ? null : key })}
      />
      {seesDetails && (
        <NativeSelect
          label="Rating"
          value={textOf(filter.leastRating)}
          options={[ANY, ...RATINGS]}
          onChange={(rating) => set({ leastRating: numberOf(rating) })}
        />
      )}
      {seesEvents && (
        <NativeSelect
          label="Not played for"
          value={textOf(filter.unplayedDays)}
          options={[ANY, ...UNPLAYED]}
          onChange={(days) => set({ unplayedDays: numberOf(days) })}
        />
      )}
      <TempoLimit
        label="Tempo from"
        value={filter.slowest}
        onChange={(slowest) => set({ slowest })}
      />
      <TempoLimit
        label="Tempo up to"
        value={filter.fastest}
        onChange={(fastest) => set({ fastest })}
      />
      <span className={styles.sort}>
        <NativeSelect
          label="Sort by"
          value={filter.sort}
          options={sorts}
          onChange={(sort) => set({ sort })}
        />
        <IconButton
          label={filter.descending ? "Descending" : "Ascending"}
          size="small"
          onClick={() => set({ descending: !filter.descending })}
        >
          {filter.descending ? (
            <IconSortDescending aria-hidden />
          ) : (
            <IconSortAscending aria-hidden />
          )}
        </IconButton>
      </span>
      <p className={styles.legend}>
        The bar before a title is its tempo: the taller and warmer, the faster.
      </p>
    </div>
  );
}

interface TempoLimitProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function TempoLimit({ label, value, onChange }: TempoLimitProps) {
  return (
    <label className={styles.tempo}>
      {label}
      <input
        inputMode="numeric"
        maxLength={3}
        placeholder="bpm"
        value={value ?? ""}
        onChange={(event) => onChange(parseWholeNumber(event.currentTarget.value))}
      />
    </label>
  );
}

function textOf(number: number | null): string {
  return number === null ? "" : String(number);
}

function numberOf(text: string): number | null {
  return text === "" ? null : Number(text);
}
