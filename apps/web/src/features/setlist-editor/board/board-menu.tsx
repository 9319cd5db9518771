import {
  type EditedSetlist,
  placeOf,
  sectionsOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { sectionName } from "@bandstand/domain/setlist-sections";
import { type ListKey, songIdOf } from "./board-lists.ts";
import { RowMenu } from "./row-menu.tsx";
import type { Board, OpenMenu } from "./use-board.ts";

interface BoardMenuProps {
  board: Board;
  menu: OpenMenu;
  setlist: EditedSetlist;
  nameOf: (key: string) => string;
}

/** The open menu of a row. */
export function BoardMenu({ board, menu: { key, button }, setlist, nameOf }: BoardMenuProps) {
  const place = placeOf(setlist.lists, key);
  const isSong = songIdOf(key) !== null;
  const others = sectionsOf(setlist.fields.numberSets).filter(
    (section) => section !== place?.section,
  );
  const go = (to: ListKey, index?: number) => board.place([key], to, index);
  return (
    <RowMenu
      label={`More for ${nameOf(key)}`}
      button={button}
      onClose={board.closeMenu}
      actions={{
        edit: place ? () => board.edit(key) : null,
        toTop: place && place.index > 0 ? () => go(`${place.section}`, 0) : null,
        toBottom:
          place && place.index < setlist.lists[place.section].length - 1
            ? () => go(`${place.section}`)
            : null,
        toList: [
          ...others.map((section) => ({
            key: String(section),
            label: sectionName(section),
            run: () => go(`${section}`),
          })),
          ...(place && isSong
            ? [{ key: "available", label: "Available", run: () => go("available") }]
            : []),
        ],
        insert: place ? (kind) => board.insert(kind, place.section, place.index + 1) : null,
        remove: place && !isSong ? { label: "Remove", run: () => go("available") } : null,
      }}
    />
  );
}
