/** The songs that may be played beside the sets that are played: rows go from one to the other by drag, tap, key or menu. */
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import {
  defaultAvailable,
  isWideAvailable,
  type AvailableFilter,
  unusedSongs,
} from "@bandstand/domain/setlist-available";
import { breakFieldAfter } from "@bandstand/domain/set-breaks";
import { projectedTimes } from "@bandstand/domain/setlist-clock";
import {
  type EditedRow,
  type EditedSetlist,
  type Section,
  sectionsOf,
  songIdsIn,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { removeRows } from "@bandstand/domain/setlist-editing/moves";
import { ENCORE_SECTION, type SetlistTiming } from "@bandstand/domain/setlist-timing";
import { type ReactNode, useRef, useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { Part } from "../../../ui/parts/part.tsx";
import { LateSortableLists } from "../../../ui/sortable/late-sortable-lists.tsx";
import { usePhone } from "../../../ui/windows/use-phone.ts";
import { AvailableColumn } from "./available-column.tsx";
import { BoardActionsContext } from "./board-actions.ts";
import { AVAILABLE, availableRow, boardLists, type ListKey, sectionOf } from "./board-lists.ts";
import { keyFor, listLabel, placedIn } from "./board-words.ts";
import { hasLargeText, rowPixels } from "./row-pixels.ts";
import { BoardRow } from "./board-row.tsx";
import { BoardSegments } from "./board-segments.tsx";
import { rowName, type SongsById } from "../editor-songs.ts";
import {
  BoardMenu,
  BoardSelection,
  BreakDetails,
  FoundBesides,
  NothingAvailable,
  RowDetails,
} from "../late-parts.ts";
import { SetColumn } from "./set-column.tsx";
import styles from "./song-board.module.css";
import { dragPreview, sectionTiming } from "./drag-preview.ts";
import { useBoard } from "./use-board.ts";
import { HOW_TO_BUILD, useBoardKeys } from "./use-board-keys.ts";
import type { ChangeSetlist } from "../use-setlist-editor.ts";

interface SongBoardProps {
  setlist: EditedSetlist;
  change: ChangeSetlist;
  timing: SetlistTiming;
  songs: SongsById;
  /** All songs of the band. */
  offered: readonly AvailableSong[];
  /** In place of the songs to choose from; null once they are there. */
  pending: ReactNode;
  onFill: ((section: Section) => void) | null;
}

export function SongBoard(props: SongBoardProps) {
  const { setlist, change, timing, songs, offered, pending, onFill } = props;
  const phone = usePhone();
  const [shown, show] = useState<ListKey>(setlist.lists[1].length > 0 ? "1" : AVAILABLE);
  const [isFiltering, setFiltering] = useState(false);
  const [chosen, setFilter] = useState<AvailableFilter | null>(null);
  const filter =
    chosen ?? defaultAvailable(offered.flatMap(({ SongStatus }) => SongStatus?.tag ?? []));
  const [today] = useState(() => localDate(new Date()));
  const [rowHeight] = useState(rowPixels);
  const [isLarge] = useState(hasLargeText);
  const root = useRef<HTMLDivElement>(null);

  const standing = songIdsIn(setlist.lists);
  const unused = unusedSongs(offered, filter, { today, standing });
  const available = unused.songs.map(({ id }) => availableRow(id));
  const sections = sectionsOf(setlist.fields.numberSets);
  const lists = boardLists(setlist, available, rowHeight, isLarge);
  const count = pending === null ? available.length : null;
  const wide = pending !== null || isWideAvailable(available.length);
  const current: ListKey = lists.some(({ key }) => key === shown) ? shown : AVAILABLE;
  const rows = new Map(lists.flatMap(({ items }) => items.map((row) => [row.key, row] as const)));
  const nameOf = (key: string) => {
    const row = rows.get(key);
    return row ? rowName(row, songs) : "";
  };
  const board = useBoard({ setlist, lists, change, nameOf });
  const { focusNext, ...keysAndFocus } = useBoardKeys({ root, board, lists });
  const times = projectedTimes(setlist.fields.startTime, timing);

  const columns = [AVAILABLE, ...sections.map((section): ListKey => `${section}`)] as const;
  return (
    <BoardActionsContext value={board.actions}>
      <div
        ref={root}
        className={styles.board}
        data-hold
        data-wide={wide || undefined}
        {...keysAndFocus}
      >
        <LateSortableLists<EditedRow>
          root={root}
          held={board.menu !== null || board.edited !== null || board.pausing !== null}
          lists={lists}
          itemKey={rowKey}
          itemLabel={(row) => rowName(row, songs)}
          item={(row, parts) => (
            <BoardRow
              row={row}
              parts={parts}
              songs={songs}
              available={parts.list === AVAILABLE}
              wide={wide}
              narrow={
                parts.list === AVAILABLE ? isLarge : !isLarge && sections.length > SHORT_LINES_ABOVE
              }
            />
          )}
          selected={board.selected}
          preview={(move) => dragPreview(move, { setlist, rows, songs })}
          roving
          ownLook
          howTo={HOW_TO_BUILD}
          onMove={board.drop}
        >
          {(list) => (
            <>
              {phone && (
                <BoardSegments
                  shown={current}
                  onShow={(key) => {
                    show(key);
                    const section = sectionOf(key);
                    if (section !== null) board.aim(section);
                  }}
                  available={count}
                  sets={[...timing.sets, timing.encore]}
                />
              )}
              <div className={styles.columns}>
                {(!phone || current === AVAILABLE) && (
                  <AvailableColumn
                    count={count}
                    besides={
                      <Part onFailed={() => {}}>
                        <FoundBesides
                          {...{ filter, standing, songs: offered, isOther: unused.isOther }}
                          shown={unused.songs.length}
                          onFilter={setFilter}
                        />
                      </Part>
                    }
                    wide={wide}
                    filter={filter}
                    onFilter={setFilter}
                    isOpen={isFiltering}
                    onOpen={setFiltering}
                    offered={offered}
                    target={board.target}
                    sections={sections}
                    onTarget={board.aim}
                  >
                    {list(
                      AVAILABLE,
                      pending ?? (
                        <Part failed="Failed to say why it is empty." onFailed={() => {}}>
                          <NothingAvailable
                            songs={offered.length}
                            isNarrowed={offered.length > standing.size}
                            placed={placedIn(setlist, songs)}
                            onShowAll={() => setFilter(defaultAvailable([]))}
                          />
                        </Part>
                      ),
                    )}
                  </AvailableColumn>
                )}
                <div className={styles.sets} hidden={phone && current === AVAILABLE}>
                  {sections
                    .filter((section) => !phone || current === `${section}`)
                    .map((section) => {
                      const { fields } = setlist;
                      const pause = breakFieldAfter(section, fields.numberSets);
                      const time = sectionTiming(timing, section);
                      return (
                        time && (
                          <SetColumn
                            key={section}
                            section={section}
                            rows={setlist.lists[section]}
                            timing={time}
                            counts={section !== ENCORE_SECTION || fields.includeEncore}
                            times={
                              [...(times?.sets ?? []), ...(times ? [times.encore] : [])].find(
                                (one) => one.section === section,
                              ) ?? null
                            }
                            songs={songs}
                            pause={pause && (fields[pause] ?? 0)}
                            onPause={() => board.pause(section)}
                            onInsert={(kind) => board.insert(kind, section)}
                            onEmpty={() =>
                              change((now) =>
                                removeRows(now, new Set(now.lists[section].map(({ key }) => key))),
                              )
                            }
                            onFill={
                              section !== ENCORE_SECTION && onFill ? () => onFill(section) : null
                            }
                          >
                            {list(
                              String(section),
                              phone ? (
                                <>Add songs from Available.</>
                              ) : (
                                <>Drag songs here, or press {keyFor(section)} on a song.</>
                              ),
                            )}
                          </SetColumn>
                        )
                      );
                    })}
                </div>
              </div>
              {board.selected.size > 0 && (
                <Part failed="Failed to show what is selected." onFailed={board.selectNone}>
                  <BoardSelection
                    board={board}
                    columns={columns}
                    labelOf={listLabel}
                    onMoved={focusNext}
                  />
                </Part>
              )}
            </>
          )}
        </LateSortableLists>
        {board.menu && (
          <Part onFailed={board.closeMenu}>
            <BoardMenu {...{ board, menu: board.menu, setlist, change, nameOf }} />
          </Part>
        )}
        {board.pausing !== null && (
          <Part onFailed={() => board.pause(null)}>
            <BreakDetails
              after={board.pausing}
              setlist={setlist}
              change={change}
              onClose={() => board.pause(null)}
            />
          </Part>
        )}
        {board.edited !== null && (
          <Part key={board.edited} onFailed={() => board.edit(null)}>
            <RowDetails
              row={rows.get(board.edited)}
              songs={songs}
              change={change}
              onClose={() => board.edit(null)}
            />
          </Part>
        )}
        <VisuallyHidden>
          <span role="status">{board.said}</span>
        </VisuallyHidden>
      </div>
    </BoardActionsContext>
  );
}

/** Sets side by side, the encore with them, that leave a title a line of its width. */
const SHORT_LINES_ABOVE = 3;

function rowKey(row: EditedRow): string {
  return row.key;
}
