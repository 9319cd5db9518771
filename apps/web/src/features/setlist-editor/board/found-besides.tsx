/** What stands above the available songs where the filter does not tell all: of which statuses they are, and what it keeps away. */
import { type AvailableFilter, defaultAvailable } from "@bandstand/domain/setlist-available";
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import { foundBesides } from "@bandstand/domain/setlist-found-besides";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./found-besides.module.css";

interface FoundBesidesProps {
  filter: AvailableFilter;
  /** The status of the filter has no song left: these are of the others. */
  isOther: boolean;
  /** All of the band. */
  songs: readonly AvailableSong[];
  /** Those that the set list holds. */
  standing: ReadonlySet<number>;
  /** How many are shown. */
  shown: number;
  onFilter: (filter: AvailableFilter) => void;
}

export function FoundBesides(props: FoundBesidesProps) {
  const { filter, isOther, songs, standing, shown, onFilter } = props;
  const { search } = filter;
  const hidden = foundBesides(songs, search, { standing, shown });
  if (!isOther && hidden <= 0) return null;
  return (
    <div className={styles.besides} role="status">
      {isOther && (
        <p>
          {search.trim() === ""
            ? "Every song of this status is in the list. Other statuses:"
            : "None of this status is found. Other statuses:"}
        </p>
      )}
      {hidden > 0 && (
        <Button size="small" onClick={() => onFilter({ ...defaultAvailable([]), search })}>
          {hidden} more found — show
        </Button>
      )}
    </div>
  );
}
