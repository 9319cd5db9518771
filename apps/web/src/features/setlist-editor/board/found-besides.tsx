/** What stands above the available songs where the filter does not tell all: of which statuses they are, and what it keeps away. */
import { type AvailableFilter, defaultAvailable } from "@bandstand/domain/setlist-available";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./found-besides.module.css";

interface FoundBesidesProps {
  filter: AvailableFilter;
  /** The status of the filter has no song left: these are of the others. */
  isOther: boolean;
  /** What a search finds besides, which the filter keeps away. */
  hidden: number;
  onFilter: (filter: AvailableFilter) => void;
}

export function FoundBesides({ filter, isOther, hidden, onFilter }: FoundBesidesProps) {
  const { search } = filter;
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
