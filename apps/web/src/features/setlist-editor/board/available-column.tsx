"use no memo"; // Its list is another each time that it is drawn: there is nothing to remember.
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import { MOST_SETS } from "@bandstand/domain/setlist-entries";
import type { Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import { type AvailableFilter, narrowedBy } from "@bandstand/domain/setlist-available";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { IconAdjustmentsHorizontal, IconSearch, IconX } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Part } from "../../../ui/parts/part.tsx";
import { OfferFilters } from "../late-parts.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./available-column.module.css";
import column from "./column.module.css";

interface AvailableColumnProps {
  /** Null while the songs are not there. */
  count: number | null;
  /** What else there is to say of what the filter leaves. */
  besides: ReactNode;
  /** There is room to say more of each song. */
  wide: boolean;
  filter: AvailableFilter;
  onFilter: (filter: AvailableFilter) => void;
  /** More than the search is shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** All that may be, whatever the filter leaves of it. */
  offered: readonly AvailableSong[];
  target: Section;
  sections: readonly Section[];
  onTarget: (section: Section) => void;
  children: ReactNode;
}

export function AvailableColumn(props: AvailableColumnProps) {
  const { count, besides, wide, filter, onFilter, isOpen, onOpen, offered } = props;
  const { target, sections, onTarget, children } = props;
  const filtersId = useId();
  const narrowed = narrowedBy(filter);
  return (
    <section
      className={column.column}
      aria-label="Available"
      data-available
      data-own-undo
      data-wide={wide || undefined}
    >
      <header className={column.head}>
        <hgroup>
          <SectionTitle>Available</SectionTitle>
        </hgroup>
        {count !== null && (
          <span className={column.minutes} role="status" aria-label={`${count} available`}>
            {count}
          </span>
        )}
      </header>
      <div className={styles.search}>
        <IconSearch aria-hidden />
        <input
          type="search"
          aria-label="Filter songs"
          placeholder="Filter songs"
          value={filter.search}
          onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        />
        {filter.search !== "" && (
          <IconButton
            label="Clear the filter"
            size="small"
            onClick={() => onFilter({ ...filter, search: "" })}
          >
            <IconX aria-hidden />
          </IconButton>
        )}
        <button
          type="button"
          className={styles.filterButton}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => onOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal aria-hidden />
          <span className={styles.filterWords}>Filters</span>
          {narrowed > 0 && <span className={styles.filterCount}>{narrowed}</span>}
        </button>
      </div>
      <div id={filtersId} hidden={!isOpen}>
        {isOpen && (
          <Part failed="Failed to show filters." onFailed={() => onOpen(false)}>
            <OfferFilters filter={filter} onFilter={onFilter} offered={offered} />
          </Part>
        )}
      </div>
      {besides}
      {children}
      <div className={styles.aim} role="group" aria-label="Add to">
        <span aria-hidden>Add to</span>
        {sections.map((section) => (
          <button
            key={section}
            type="button"
            aria-pressed={section === target}
            onClick={() => onTarget(section)}
          >
            {sections.length > MOST_SETS
              ? shortSectionName(section).replace("Set ", "")
              : shortSectionName(section)}
          </button>
        ))}
      </div>
    </section>
  );
}
