/** The items of another band. Only those in view are in the document: a library may hold thousands. */
import type { Importable } from "@bandstand/contracts/band-import";
import { LIMITS } from "@bandstand/contracts/limits";
import { titleFromBand } from "@bandstand/domain/song-import";
import { IconFileMusic, IconFiles } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PickRow } from "../../ui/choice/pick-row.tsx";
import { placeRows } from "../../ui/list-frame/row-places.ts";
import { type RowHeights, useRowHeights } from "../../ui/list-frame/use-row-heights.ts";
import { useRowsInView } from "../../ui/list-frame/use-rows-in-view.ts";
import { useScrollAnchor } from "../../ui/list-frame/use-scroll-anchor.ts";
import { Chip } from "../../ui/marks/chip.tsx";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { wordsOf } from "./import-kind.ts";
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
  const { known, follow } = useRowHeights();
  const heights = items.flatMap(({ id }, index) => {
    const height = known.get(id);
    return height === undefined ? [] : [[index, height] as const];
  });
  const places = placeRows(items.length, ROW, new Map(heights));
  useScrollAnchor({ scroller: box, start: 0, places, measured: known });
  const { indexes } = useRowsInView({ scroller: box, start: 0, places });
  return (
    <ul className={styles.rows} style={{ height: places.total }}>
      {indexes.map((index) => {
        const item = items[index];
        return (
          item && (
            <MeasuredRow
              key={item.id}
              id={item.id}
              index={index}
              count={items.length}
              top={places.topOf(index)}
              follow={follow}
            >
              <ImportRow
                item={item}
                bandName={bandName}
                checked={selection.has(item.id)}
                onToggle={onToggle}
              />
            </MeasuredRow>
          )
        );
      })}
    </ul>
  );
}

interface MeasuredRowProps {
  id: number;
  index: number;
  count: number;
  top: number;
  follow: RowHeights["follow"];
  children: ReactNode;
}

/** As tall as its words need. */
function MeasuredRow({ id, index, count, top, follow, children }: MeasuredRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => (row.current ? follow(row.current, id) : undefined), [id, follow]);
  return (
    <li
      ref={row}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={styles.row}
      style={{ top }}
    >
      {children}
    </li>
  );
}

interface ImportRowProps {
  item: Importable;
  bandName: string;
  checked: boolean;
  onToggle: (id: number) => void;
}

function ImportRow({ item, bandName, checked, onToggle }: ImportRowProps) {
  const { id, nameConflict, documentCount } = item;
  const { title, detail, hasRecording } = wordsOf(item);
  const isHere = !isNew(item);
  return (
    <PickRow isPicked={checked} isHere={isHere} roomy onToggle={() => onToggle(id)}>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{detail}</span>
        {nameConflict && !isHere && (
          <span className={styles.conflict}>
            The name is taken here: it comes as “{titleFromBand(title, bandName, LIMITS.shortText)}”
          </span>
        )}
      </span>
      {hasRecording && (
        <span className={styles.fact} title="With its recording">
          <IconFileMusic aria-hidden />
          <VisuallyHidden>With its recording</VisuallyHidden>
        </span>
      )}
      {documentCount > 0 && (
        <span className={styles.fact} title={`Documents: ${documentCount}`}>
          <IconFiles aria-hidden />
          <VisuallyHidden>Documents: </VisuallyHidden>
          {documentCount}
        </span>
      )}
      {isHere && <Chip tone="good" label="Imported" />}
    </PickRow>
  );
}
