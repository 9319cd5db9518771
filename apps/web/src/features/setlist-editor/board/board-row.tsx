/** One row of the board. There are hundreds: few elements, and nothing that is not needed until somebody asks for it. */
"use no memo"; // Of another row nothing stays: there is nothing to remember.
import { clamp } from "@bandstand/domain/clamp";
import type { EditedRow } from "@bandstand/domain/setlist-editing/edited-setlist";
import { formatDuration } from "@bandstand/domain/duration";
import { interludeLength } from "@bandstand/domain/setlist-interludes";
import { shortTitle } from "@bandstand/domain/song-title";
import { IconCoffee, IconMessage } from "@tabler/icons-react";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { keyMarks } from "../../../ui/marks/key-text.ts";
import type { SortableRowParts } from "../../../ui/sortable/sortable-row.tsx";
import { useBoardActions } from "./board-actions.ts";
import styles from "./board-row.module.css";
import {
  interludeText,
  isUnsaid,
  placedSong,
  rowName,
  type ShownSong,
  type SongsById,
} from "../editor-songs.ts";

interface BoardRowProps {
  row: EditedRow;
  parts: SortableRowParts;
  songs: SongsById;
  /** Among the available songs, where it is added with one press. */
  available: boolean;
  wide: boolean;
  /** Its list is one of so many sets that a title has the row's first line to itself. */
  narrow: boolean;
}

export function BoardRow({ row, parts, songs, available, wide, narrow }: BoardRowProps) {
  if (row.kind === "song") {
    const song = songs.get(row.songId);
    return <SongLine {...{ row, song, parts, available, wide, narrow }} />;
  }
  const name = rowName(row, songs);
  return (
    <Line
      rowKey={row.key}
      name={name}
      parts={parts}
      kind={row.kind}
      narrow={narrow}
      mark={row.kind === "break" ? <IconCoffee aria-hidden /> : <IconMessage aria-hidden />}
    >
      <span className={styles.words}>
        <span className={styles.said} data-missing={isUnsaid(row) || undefined}>
          {interludeText(row)}
        </span>
      </span>
      <span className={styles.time}>{interludeLength(row)}</span>
    </Line>
  );
}

interface SongLineProps extends Omit<BoardRowProps, "row" | "songs"> {
  row: Extract<EditedRow, { kind: "song" }>;
  song: ShownSong | undefined;
}

function SongLine({ row, song, parts, available, wide, narrow }: SongLineProps) {
  const placed = placedSong(row, song);
  const { title, featuring, bpm, seconds, isTimed } = placed;
  const marks = keyMarks(placed);
  const time = formatDuration(seconds);
  const tempo = bpm === null ? null : `${bpm} bpm`;
  const said = available && wide ? [song?.artist, tempo] : [featuring, row.note];
  const below = said.filter((text) => (text ?? "") !== "").join(" · ");
  const shown = narrow ? shortTitle(title) : title;
  return (
    <Line
      rowKey={row.key}
      name={title}
      parts={parts}
      kind="song"
      narrow={narrow}
      mark={<Tempo bpm={bpm} />}
      available={available}
    >
      <span className={styles.words} title={shown === title ? undefined : title}>
        <strong className={styles.title}>
          {shown === title ? (
            title
          ) : (
            <>
              <span aria-hidden>{shown}</span>
              <VisuallyHidden>{title}</VisuallyHidden>
            </>
          )}
        </strong>
        {below !== "" && <span className={styles.below}>{below}</span>}
      </span>
      <span
        className={styles.key}
        data-own={row.songkey !== null || row.capo !== null || undefined}
      >
        {marks?.key}
        {marks !== null && marks.more !== "" && (
          <small className={styles.below}>{marks.more}</small>
        )}
      </span>
      <span className={styles.time} data-guessed={!isTimed || undefined}>
        {time}
      </span>
    </Line>
  );
}

interface LineProps {
  rowKey: string;
  name: string;
  parts: SortableRowParts;
  kind: EditedRow["kind"];
  narrow: boolean;
  mark: ReactNode;
  available?: boolean;
  children: ReactNode;
}

function Line(props: LineProps) {
  const { rowKey, name, parts, kind, narrow, mark, available = false, children } = props;
  const board = useBoardActions();
  const press = ({ ctrlKey, metaKey, shiftKey, nativeEvent }: MouseEvent) =>
    board.press(rowKey, {
      ctrl: ctrlKey || metaKey,
      shift: shiftKey,
      touch: nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch",
    });
  return (
    <div
      className={styles.row}
      data-kind={kind}
      data-narrow={narrow || undefined}
      data-placed={available || undefined}
    >
      <button
        type="button"
        className={styles.mark}
        tabIndex={-1}
        aria-label={`Select ${name}`}
        aria-pressed={parts.selected}
        onClick={(event) => board.toggle(rowKey, event.shiftKey)}
      >
        {mark}
      </button>
      <button
        {...parts.grip}
        type="button"
        className={styles.body}
        data-grip
        onClick={press}
        onDoubleClick={() => (available ? board.add(rowKey) : board.edit(rowKey))}
      >
        {children}
      </button>
      {available ? (
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          aria-label={`Add ${name}`}
          data-adds
          onClick={() => board.add(rowKey)}
        />
      ) : (
        <button
          type="button"
          className={styles.more}
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={`More for ${name}`}
          onClick={(event) => board.openMenu(rowKey, event.currentTarget)}
        />
      )}
    </div>
  );
}

const SLOW = 60;
const FAST = 160;

/** Higher and warmer the faster the song is. */
function Tempo({ bpm }: { bpm: number | null }) {
  if (bpm === null) return null;
  const pace = clamp((bpm - SLOW) / (FAST - SLOW), 0, 1);
  const style: CSSProperties & Record<"--pace", number> = { "--pace": pace };
  return <span className={styles.pace} style={style} title={`${bpm} bpm`} />;
}
