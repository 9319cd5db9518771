/** The status of a song in its row; a menu, where the member may change it. */
import type { SongRow } from "@bandstand/contracts/songs";
import type { RowMenuFace, RowPlace } from "../../../ui/list-frame/columns.ts";
import { rowMenuButton } from "../../../ui/list-frame/row-menu-button.ts";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import styles from "./song-columns.module.css";

interface RowStatusProps {
  song: SongRow;
  place: RowPlace;
  /** Undefined for those who may not change it. */
  menu: ((song: SongRow) => RowMenuFace) | undefined;
}

export function RowStatus({ song, place, menu }: RowStatusProps) {
  const mark = <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />;
  if (!menu) return mark;
  const face = menu(song);
  return (
    <button
      type="button"
      className={styles.change}
      title="Change status (S)"
      tabIndex={place.tabIndex}
      data-part={face.part}
      {...rowMenuButton(place.menu, face)}
    >
      {mark}
    </button>
  );
}
