/** What stands in the menus of the songs list, fetched for the first one that opens. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import type { SongRow } from "@bandstand/contracts/songs";
import type { ReactNode } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import type { RowMenuFace, RowPlace } from "../../../ui/list-frame/columns.ts";
import type { MenuContents, MenuGroup } from "../../../ui/menu/menu-item.ts";
import { RatingMenu } from "../rating/rating-menu.tsx";
import { useStatusMenu } from "../song-status-menu.tsx";
import { useLibraryTools } from "./use-library-tools.tsx";
import { useSongActions } from "./use-song-actions.tsx";

interface MenuProps {
  panel: Parameters<MenuContents>[0];
}

interface SongMenuProps extends MenuProps {
  song: SongRow;
  place: RowPlace;
  bookmarks: ReadonlyMap<number, Bookmark>;
  statusMenu: (song: SongRow) => RowMenuFace;
  /** Whether the statuses stand in it side by side, and the stars: the row has none to press. */
  statuses: boolean;
}

export function SongMenu(props: SongMenuProps): ReactNode {
  const { song, place, bookmarks, statusMenu, statuses, panel } = props;
  const actions = useSongActions({
    bookmarkOf: (songId) => bookmarks.get(songId),
    onStatus: statuses ? undefined : () => openInRow(place, statusMenu(song)),
  });
  const statusGroups = useStatusMenu();
  const mayRate = useMay(saveSongRating);
  const [first, ...others] = actions(song, place);
  if (!statuses || first === undefined) return panel(actions(song, place));
  const row = statusGroups(song).map((group) => ({ ...group, label: "Status", inRow: true }));
  if (!mayRate) return panel([first, ...row, ...others]);
  return (
    <RatingMenu song={song} panel={panel} around={(stars) => [first, ...row, stars, ...others]} />
  );
}

/** From the row, to which the focus has come back from the menu that closes. */
function openInRow({ menu }: RowPlace, face: RowMenuFace): void {
  const row = document.activeElement?.closest<HTMLElement>("[role=row]");
  if (!row) return;
  menu.onClick(row.querySelector<HTMLElement>(`[data-part=${face.part}]`) ?? row, face);
}

export function StatusMenu({ song, panel }: MenuProps & { song: SongRow }): ReactNode {
  return panel(useStatusMenu()(song));
}

interface LibraryMenuProps extends MenuProps {
  shown: readonly SongRow[];
  /** What other features do with the whole library. */
  tools: readonly MenuGroup[];
}

export function LibraryMenu({ shown, tools, panel }: LibraryMenuProps): ReactNode {
  return panel(useLibraryTools(tools)(shown));
}
