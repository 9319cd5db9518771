import {
  type EditedSetlist,
  placeOf,
  sectionsOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import type { InterludeKind } from "@bandstand/domain/interlude-kinds";
import { breakFieldAfter, LONGEST_SET_BREAK } from "@bandstand/domain/set-breaks";
import { removeRows, setFields } from "@bandstand/domain/setlist-editing/moves";
import { sectionName } from "@bandstand/domain/setlist-sections";
import { IconArrowBackUp, IconCoffee, IconMessage, IconWand } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { MenuContents, MenuGroup } from "../../../ui/menu/menu-item.ts";
import { type ListKey, songIdOf } from "./board-lists.ts";
import { RowMenu } from "./row-menu.tsx";
import type { ChangeSetlist } from "../use-setlist-editor.ts";
import type { Board, OpenMenu } from "./use-board.ts";

interface BoardMenuProps {
  board: Board;
  menu: OpenMenu;
  setlist: EditedSetlist;
  change: ChangeSetlist;
  nameOf: (key: string) => string;
}

/** The open menu of a row. */
export function BoardMenu({ board, menu, setlist, change, nameOf }: BoardMenuProps) {
  const { key, button } = menu;
  const between = betweenSets(setlist, key);
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
          ...(between
            ? [{ key: "between", label: "Between the sets", run: () => change(() => between) }]
            : []),
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

/** With a break that ends its set as the one before the next set; null for any other row. */
function betweenSets(setlist: EditedSetlist, key: string): EditedSetlist | null {
  const place = placeOf(setlist.lists, key);
  const row = place && setlist.lists[place.section].at(-1);
  const field = place && breakFieldAfter(place.section, setlist.fields.numberSets);
  if (!field || row?.kind !== "break" || row.key !== key) return null;
  const minutes = Math.min(LONGEST_SET_BREAK, Math.round(row.seconds / 60));
  return setFields(removeRows(setlist, new Set([key])), { [field]: minutes });
}

interface ColumnMenuProps {
  isEmpty: boolean;
  onInsert: (kind: InterludeKind) => void;
  onEmpty: () => void;
  onFill: (() => void) | null;
  panel: Parameters<MenuContents>[0];
}

/** Of a set. */
export function ColumnMenu(props: ColumnMenuProps): ReactNode {
  const { isEmpty, onInsert, onEmpty, onFill, panel } = props;
  const fill: MenuGroup[] = onFill
    ? [
        {
          key: "fill",
          items: [
            { key: "fill", label: "Fill to a length…", icon: <IconWand />, onSelect: onFill },
          ],
        },
      ]
    : [];
  return panel([
    ...fill,
    {
      key: "insert",
      label: "Add at the end",
      items: [
        { key: "break", label: "Break", icon: <IconCoffee />, onSelect: () => onInsert("break") },
        {
          key: "spoken",
          label: "Spoken note",
          icon: <IconMessage />,
          onSelect: () => onInsert("spoken"),
        },
      ],
    },
    {
      key: "empty",
      items: [
        {
          key: "empty",
          label: "Remove all",
          icon: <IconArrowBackUp />,
          unavailable: isEmpty ? "It is empty" : undefined,
          onSelect: onEmpty,
        },
      ],
    },
  ]);
}
