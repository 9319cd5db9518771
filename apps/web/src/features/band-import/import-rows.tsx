/** The items of another band. Only those in view are in the document: a library may hold thousands. */
import type { Importable } from "@bandstand/contracts/band-import";
import { LIMITS } from "@bandstand/contracts/limits";
import { titleFromBand } from "@bandstand/domain/song-import";
import { IconFileMusic, IconFiles } from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { useBoxRows } from "../../ui/list-frame/use-row-virtualizer.ts";
import { Chip } from "../../ui/marks/chip.tsx";
import { Heard } from "../../ui/marks/heard.tsx";
import { isNew, type Selection } from "./import-selection.ts";
import styles from "./import-rows.module.css";

interface ImportRowsProps {
  ref: RefObject<HTMLDivElement | null>;
  items: readonly Importable[];
  bandName: string;
  selection: Selection;
  onToggle: (id: number) => void;
}

/** Pixels, until a row is measured. */
const ROW = 60;

export function ImportRows({ ref, ...rows }: ImportRowsProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={(element) => {
        ref.current = element;
        setBox(element);
      }}
      className={styles.scroll}
    >
      {rows.items.length === 0 && (
        <p role="status" className={styles.none}>
          No Rows
        </p>
      )}
      {box && rows.items.length > 0 && <Rows {...rows} box={box} />}
    </div>
  );
}

function Rows({
  items,
  bandName,
  selection,
  onToggle,
  box,
}: Omit<ImportRowsProps, "ref"> & { box: HTMLElement }) {
  "use no memo"; // The virtualizer is one object that changes: what the compiler keeps of it would be stale.
  const virtualizer = useBoxRows(
    {
      count: items.length,
      keyOf: (index) => items[index]?.id ?? index,
      rowHeight: ROW,
      start: 0,
      kept: -1,
      spare: 8,
    },
    box,
  );
  return (
    <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={item.id}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ImportRow
                item={item}
                bandName={bandName}
                checked={selection.has(item.id)}
                onToggle={onToggle}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface ImportRowProps {
  item: Importable;
  bandName: string;
  checked: boolean;
  onToggle: (id: number) => void;
}

function ImportRow({ item, bandName, checked, onToggle }: ImportRowProps) {
  const { id, title, artist, nameConflict, hasRecording, documentCount } = item;
  const isHere = !isNew(item);
  return (
    <label className={styles.label} data-here={isHere || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked && !isHere}
        disabled={isHere}
        onChange={() => onToggle(id)}
      />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{artist}</span>
        {nameConflict && !isHere && (
          <span className={styles.conflict}>
            The name is taken here: it comes as “{titleFromBand(title, bandName, LIMITS.shortText)}”
          </span>
        )}
      </span>
      {hasRecording && (
        <span className={styles.fact} title="With its recording">
          <IconFileMusic aria-hidden />
          <Heard>With its recording</Heard>
        </span>
      )}
      {documentCount > 0 && (
        <span className={styles.fact} title={`Documents: ${documentCount}`}>
          <IconFiles aria-hidden />
          <Heard>Documents: </Heard>
          {documentCount}
        </span>
      )}
      {isHere && <Chip tone="good" label="Imported" />}
    </label>
  );
}
