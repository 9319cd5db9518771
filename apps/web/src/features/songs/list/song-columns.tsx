/** What a row of the songs list shows: what decides which song it is. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";
import { formatDate } from "@bandstand/domain/date-format";
import { formatDuration } from "@bandstand/domain/duration";
import { IconBookmark, IconBookmarkFilled, IconUpload } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import type { ListColumn, RowMenuFace, RowPlace } from "../../../ui/list-frame/columns.ts";
import { expandColumn } from "../../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowButton } from "../../../ui/list-frame/row-button.tsx";
import { RowTitle } from "../../../ui/list-frame/row-title.tsx";
import { SelectBox } from "../../../ui/list-frame/select-box.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { songAddress } from "../../../records/songs/song-address.ts";
import { PlayFace, type Playing } from "../recording/play-button.tsx";
import { type RatingPopover, RowRating } from "./row-rating.tsx";
import { RowStatus } from "./row-status.tsx";
import styles from "./song-columns.module.css";

type Column = ListColumn<SongRow>;

const RowTags = lazy(async () => ({ default: (await import("./row-tags.tsx")).RowTags }));

// One element for all rows: what is the same object is not drawn again.
const BOOKMARK = <IconBookmark aria-hidden />;
export const BOOKMARKED = <IconBookmarkFilled aria-hidden />;
const UPLOAD = <IconUpload aria-hidden />;
const BPM = <VisuallyHiddenInline> bpm</VisuallyHiddenInline>;

/** What the columns need of the screen. */
export interface SongColumnsOptions {
  songMenu: (song: SongRow, place: RowPlace, besides?: { statuses: boolean }) => MenuContents;
  bookmarks: ReadonlyMap<number, Bookmark>;
  /** The songs with changes that are not saved. */
  drafted: ReadonlySet<number>;
  onBookmark: (song: SongRow, bookmark: Bookmark | undefined) => void;
  playing: Playing;
  onPlay: (song: SongRow) => void;
  /** Undefined for those who may not. */
  onUpload: ((song: SongRow) => void) | undefined;
  /** Undefined for those who may not change it. */
  statusMenu: ((song: SongRow) => RowMenuFace) | undefined;
  /** Undefined for those who may not rate. */
  rating: RatingPopover | undefined;
  /** `YYYY-MM-DD` by the songs' ids, where the list is sorted by it. */
  lastPlayed: ReadonlyMap<number, string> | undefined;
}

/** Nothing where there is nothing to play, but for those who point at the row and can mend that. Fingers pick rows by it. */
export const playColumn = (
  { playing, onPlay, onUpload }: SongColumnsOptions,
  lines: 1 | 2,
): Column => ({
  key: "play",
  label: "Play",
  width: "var(--control)",
  leads: true,
  lines,
  headless: true,
  skeletonWidth: "circle",
  className: styles.lead,
  cell: (song, place) => {
    const { tabIndex, selecting } = place;
    if (selecting && lines === 2) return selectBox(song, place);
    if (song.recordingFilename !== null) {
      return (
        <PlayFace
          song={song}
          tabIndex={tabIndex}
          playing={playing}
          onPlay={() => onPlay(song)}
          bare={lines === 1}
          tip="Play (Space)"
        />
      );
    }
    if (!onUpload || lines === 2) return null;
    return (
      <RowButton
        label={`Upload recording of ${song.title}`}
        className={styles.small}
        data-quiet
        tabIndex={tabIndex}
        onClick={() => onUpload(song)}
      >
        {UPLOAD}
      </RowButton>
    );
  },
});

const selectBox = (song: SongRow, place: RowPlace) => (
  <SelectBox label={`Select ${song.title}`} place={place} />
);

/** Narrower than this, the list stands beside a record. */
const BESIDE = 860;

export const actionsOf = ({ title }: SongRow) => `Actions for ${title}`;

export const songColumns = (options: SongColumnsOptions): readonly Column[] => [
  {
    key: "select",
    label: "Select",
    width: "var(--icon)",
    hangs: "before",
    lines: 1,
    headless: true,
    cell: selectBox,
  },
  playColumn(options, 1),
  playColumn(options, 2),
  {
    ...titleColumn,
    lines: 1,
    width: "minmax(0, 1.9fr)",
    className: styles.line,
    cell: ({ id, title }) => (
      <>
        <RowTitle href={songAddress(id)}>{title}</RowTitle>
        {options.drafted.has(id) && <UnsavedMark />}
      </>
    ),
  },
  { ...artistColumn, from: BESIDE, cell: artistWords },
  { ...artistColumn, until: BESIDE, cell: ({ artist }) => artist },
  {
    ...titleColumn,
    lines: 2,
    className: styles.song,
    cell: (song) => (
      <>
        <RowTitle href={songAddress(song.id)}>{song.title}</RowTitle>
        <div className={styles.below}>
          <span className={styles.artist}>{artistWords(song)}</span>
          {options.drafted.has(song.id) && <UnsavedMark />}
        </div>
      </>
    ),
  },
  {
    key: "tags",
    label: "Tags",
    width: "minmax(0, 12rem)",
    from: 1400,
    className: styles.status,
    cell: (song, place) => (
      <Suspense fallback={null}>
        <RowTags song={song} place={place} />
      </Suspense>
    ),
  },
  { ...keyColumn, lines: 1, from: BESIDE, width: "6.5rem" },
  { ...keyColumn, lines: 1, until: BESIDE, cell: (song) => <KeyBadge short song={song} /> },
  { ...keyColumn, lines: 2 },
  {
    key: "tempo",
    label: "Tempo",
    width: "3.5rem",
    align: "end",
    lines: 1,
    sorts: "tempo",
    skeletonWidth: "70%",
    className: styles.fact,
    cell: ({ bpm }) =>
      bpm !== null && (
        <>
          {bpm}
          {BPM}
        </>
      ),
  },
  {
    key: "bpm",
    label: "Tempo",
    width: "4rem",
    align: "end",
    from: 720,
    lines: 2,
    sorts: "tempo",
    skeletonWidth: "70%",
    className: styles.fact,
    cell: ({ bpm }) => bpm !== null && `${bpm} bpm`,
  },
  {
    key: "length",
    label: "Length",
    width: "3.75rem",
    align: "end",
    sorts: "length",
    skeletonWidth: "60%",
    className: styles.fact,
    cell: ({ seconds }) => seconds !== null && seconds > 0 && formatDuration(seconds),
  },
  { ...statusColumn(options), lines: 1, from: BESIDE },
  { ...statusColumn(options), lines: 2 },
  {
    key: "rating",
    label: "Rating",
    width: "4.5rem",
    from: 1000,
    sorts: "avgRating",
    skeletonWidth: "50%",
    className: styles.status,
    cell: (song, place) => <RowRating song={song} place={place} popover={options.rating} />,
  },
  ...(options.lastPlayed ? [playedColumn(options.lastPlayed)] : []),
  bookmarkColumn(options),
  { ...expandColumn(), lines: 1, from: 1000 },
  { ...expandColumn(), lines: 2, from: 760 },
  menuColumn({
    label: actionsOf,
    contents: options.songMenu,
    more: { hangs: "behind", lines: 1 },
  }),
  menuColumn({ label: actionsOf, contents: options.songMenu, more: { lines: 2 } }),
];

const statusColumn = ({ statusMenu }: SongColumnsOptions): Column => ({
  key: "status",
  label: "Status",
  width: "6.5rem",
  skeletonWidth: "60%",
  className: styles.status,
  cell: (song, place) => <RowStatus song={song} place={place} menu={statusMenu} />,
});

const playedColumn = (lastPlayed: ReadonlyMap<number, string>): Column => ({
  key: "played",
  label: "Last played",
  width: "6.5rem",
  from: 1000,
  sorts: "played",
  className: styles.fact,
  cell: ({ id }) => formatDate(lastPlayed.get(id) ?? null),
});

const artistColumn = {
  key: "artist",
  label: "Artist",
  width: "minmax(0, 1fr)",
  lines: 1,
  sorts: "artist",
  skeletonWidth: "50%",
  className: styles.artist,
} as const;

const keyColumn: Column = {
  key: "key",
  label: "Key",
  width: "3.5rem",
  sorts: "key",
  skeletonWidth: "50%",
  cell: (song) => <KeyBadge song={song} />,
};

const titleColumn = {
  key: "song",
  label: "Title",
  width: "minmax(0, 1fr)",
  sorts: "title",
  skeletonWidth: "60%",
};

function artistWords({ artist, featuring }: SongRow): string {
  return featuring === null ? artist : `${artist} · Feat. ${featuring}`;
}

const bookmarkColumn = ({ bookmarks, onBookmark }: SongColumnsOptions): Column => ({
  key: "bookmark",
  label: "Bookmark",
  width: "var(--control)",
  from: 1000,
  headless: true,
  cell: (song, { tabIndex }) => {
    const bookmark = bookmarks.get(song.id);
    return (
      <RowButton
        label={`${bookmark ? "Remove bookmark of" : "Bookmark"} ${song.title}`}
        className={styles.bookmark}
        data-on={bookmark ? true : undefined}
        data-quiet={bookmark ? undefined : true}
        title={bookmark ? "Remove bookmark (B)" : "Bookmark (B)"}
        tabIndex={tabIndex}
        onClick={() => onBookmark(song, bookmark)}
      >
        {bookmark ? BOOKMARKED : BOOKMARK}
      </RowButton>
    );
  },
});
