/** What stands in place of the rows: their skeleton, nothing, or a failure. */
import { IconCloudOff, IconPlugConnectedX } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../buttons/button.tsx";
import { StatePanel } from "../states/state-panel.tsx";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import type { ListColumn } from "./columns.ts";
import { HiddenCount, HiddenGroups } from "./hidden-found.tsx";
import styles from "./list-frame.module.css";
import states from "./list-states.module.css";
import type { HiddenFound } from "./use-hidden-found.ts";
import type { SearchBox } from "./use-search-text.ts";

const SKELETON_ROWS = ["100%", "82%", "94%", "70%", "88%", "76%", "98%", "84%", "92%", "72%"];

/** Grey bars on the tracks of the real rows. */
export function ListSkeleton<Row>({ columns }: { columns: readonly ListColumn<Row>[] }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {SKELETON_ROWS.map((share) => (
        <div key={share} className={styles.skeletonRow} aria-hidden>
          {columns.map(({ key, align, hangs, skeletonWidth }) => (
            <div key={key} className={styles.cell} data-align={align} data-hangs={hangs}>
              {skeletonWidth !== undefined && (
                <span className={styles.placeholder} {...skeletonShape(skeletonWidth, share)} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function skeletonShape(
  skeletonWidth: string,
  share: string,
): { style?: CSSProperties; "data-circle"?: true } {
  if (skeletonWidth === "circle") return { "data-circle": true };
  return { style: { width: `calc(${skeletonWidth} * ${Number.parseInt(share, 10) / 100})` } };
}

interface NoRowsProps {
  /** Given where it leaves nothing. */
  search: Pick<SearchBox, "text" | "clear"> | undefined;
  hidden: HiddenFound;
  onClearFilters: (() => void) | undefined;
}

/** There are rows, but not these. */
export function NoRows({ search, hidden, onClearFilters }: NoRowsProps) {
  return (
    <div className={states.nothing} role="status">
      <p className={states.nothingTitle}>No Rows</p>
      {search && <p className={states.nothingText}>Nothing here matches “{search.text.trim()}”.</p>}
      <div className={states.nothingActions}>
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
    <div className={states.besides} role="status">
      {isSearch && <span>Also found</span>}
      {isSearch ? <HiddenGroups hidden={hidden} /> : <HiddenCount hidden={hidden} />}
    </div>
  );
}

/** There is nothing at all yet. */
export function EmptyList({ children }: { children: ReactNode }) {
  if (children !== undefined) return children;
  return (
    <div className={states.nothing}>
      <p className={states.nothingTitle}>No Rows</p>
    </div>
  );
}

/** The rows did not come. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isAway = error instanceof Offline;
  return (
    <StatePanel
      below
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
