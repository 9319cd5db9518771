/** What a row of the songs list shows on a phone, and in any place as narrow. */
import type { SongRow } from "@bandstand/contracts/songs";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { PhoneFacts } from "../../../records/songs/phone-facts.tsx";
import { songAddress } from "../../../records/songs/song-address.ts";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { actionsOf, BOOKMARKED, playColumn, type SongColumnsOptions } from "./song-columns.tsx";
import styles from "./song-columns.module.css";

export const songPhoneColumns = (options: SongColumnsOptions): readonly ListColumn<SongRow>[] => [
  playColumn(options, 2),
  {
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    skeletonWidth: "70%",
    className: styles.song,
    cell: (song) => (
      <>
        <RowTitle href={songAddress(song.id)}>{song.title}</RowTitle>
        <div className={styles.below}>
          <StatusMark dotOnly tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
          <span className={styles.artist}>{song.artist}</span>
          {options.drafted.has(song.id) && <UnsavedMark />}
          {options.bookmarks.has(song.id) && <Bookmarked />}
        </div>
      </>
    ),
  },
  {
    key: "facts",
    label: "Key, tempo and length",
    width: "4.25rem",
    // With very large text the title has the greater need of the room.
    from: 240,
    align: "end",
    skeletonWidth: "60%",
    cell: (song) => <PhoneFacts song={song} />,
  },
  menuColumn({
    label: actionsOf,
    // No column is there to press.
    contents: (song, place) =>
      options.songMenu(song, place, { statuses: options.statusMenu !== undefined }),
  }),
];

function Bookmarked() {
  return (
    <span className={styles.bookmark} data-on data-icon title="Bookmarked">
      {BOOKMARKED}
      <VisuallyHiddenInline>Bookmarked</VisuallyHiddenInline>
    </span>
  );
}
