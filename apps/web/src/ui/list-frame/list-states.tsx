/** What stands in place of the rows: nothing, or a failure. */
import { IconCloudOff, IconPlugConnectedX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../buttons/button.tsx";
import { StatePanel } from "../states/state-panel.tsx";
import { HiddenCount, HiddenGroups } from "./hidden-found.tsx";
import styles from "./list-states.module.css";
import type { HiddenFound } from "./use-hidden-found.ts";
import type { SearchBox } from "./use-search-text.ts";

interface NoRowsProps {
  /** Given where it leaves nothing. */
  search: Pick<SearchBox, "text" | "clear"> | undefined;
  hidden: HiddenFound;
  onClearFilters: (() => void) | undefined;
}

/** There are rows, but not these. */
export function NoRows({ search, hidden, onClearFilters }: NoRowsProps) {
  return (
    <div className={styles.nothing} role="status">
      <p className={styles.nothingTitle}>No Rows</p>
      {search && <p className={styles.nothingText}>Nothing here matches “{search.text.trim()}”.</p>}
      <div className={styles.nothingActions}>
        {search && <HiddenGroups hidden={hidden} />}
        {search && <Button onClick={search.clear}>Clear search</Button>}
        {onClearFilters && <Button onClick={onClearFilters}>Reset filters</Button>}
      </div>
    </div>
  );
}

interface FoundBesidesProps {
  hidden: HiddenFound;
  /** Else all that is hidden is told, where the head has no room for it. */
  isSearch: boolean;
}

/** Below the rows: what the search finds among those that the filters keep away. */
export function FoundBesides({ hidden, isSearch }: FoundBesidesProps) {
  if (hidden.count === 0) return null;
  return (
    <div className={styles.besides} role="status">
      {isSearch && <span>Also found</span>}
      {isSearch ? <HiddenGroups hidden={hidden} /> : <HiddenCount hidden={hidden} />}
    </div>
  );
}

/** There is nothing at all yet. */
export function EmptyList({ children }: { children: ReactNode }) {
  if (children !== undefined) return children;
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>No Rows</p>
    </div>
  );
}

/** The rows did not come. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isAway = error instanceof Offline;
  return (
    <StatePanel
      urgent
      title={isAway ? "Not on this device" : "This did not load"}
      mark={isAway ? <IconCloudOff /> : <IconPlugConnectedX />}
      said="Error Fetching Data"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {isAway ? "The server cannot be reached, and this list was not kept here." : error.message}
    </StatePanel>
  );
}
