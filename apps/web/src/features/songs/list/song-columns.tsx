/** What a row of the songs list shows: what decides which song it is. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { starsFromRating } from "@bandstand/domain/rating";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense } from "react";
import type { ListColumn, RowPlace } from "../../../ui/list-frame/columns.ts";
import { expandColumn } from "../../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../../ui/list-frame/menu-column.tsx";
import { RowButton } from "../../../ui/list-frame/row-button.tsx";
import { RowMusicOff } from "../../../ui/list-frame/row-icons.ts";
import { SelectBox } from "../../../ui/list-frame/select-box.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { keyMarks } from "../../../ui/marks/key-text.ts";
import { UnsavedMark } from "../../../ui/marks/unsaved-mark.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { StarFigure } from "../../../ui/rating/stars.tsx";
import { PlayFace, type Playing } from "../recording/play-button.tsx";
import styles from "./song-columns.module.css";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";

type Column = ListColumn<SongRow>;

const SongTags = lazy(async () => ({ default: (await import("../view/song-tags.tsx")).SongTags }));

// One element for all rows: what is the same object is not drawn again.
const BOOKMARK = <IconBookmark aria-hidden />;
const BOOKMARKED = <IconBookmarkFilled aria-hidden />;
const NO_RECORDING = (
  <span className={styles.none} title="No recording">
    <RowMusicOff aria-hidden />
    No recording
  </span>
);
const NO_RECORDING_ICON = (
  <span className={styles.none} data-icon title="No recording">
    <RowMusicOff aria-hidden />
    <VisuallyHiddenInline>No recording</VisuallyHiddenInline>
  </span>
);

/** Pixels of the list from which the words fit beside the artist; below them the icon says it alone. */
const ROOM_FOR_WORDS = 964;

/** What the columns need of the screen. */
interface SongColumnsOptions {
  actions: (song: SongRow, place: RowPlace) => readonly MenuGroup[];
  bookmarks: ReadonlyMap<number, Bookmark>;
  /** The songs with changes that are not saved. */
  drafted: ReadonlySet<number>;
  onBookmark: (song: SongRow, bookmark: Bookmark | undefined) => void;
  playing: Playing;
  onPlay: (song: SongRow) => void;
}

const play = ({ playing, onPlay }: SongColumnsOptions): Column => ({
  key: "play",
  label: "Play",
  width: "3.5rem",
  skeletonWidth: "circle",
  cell: (song, { tabIndex }) => (
    <PlayFace song={song} tabIndex={tabIndex} playing={playing} onPlay={() => onPlay(song)} />
  ),
});

const menu = ({ actions }: SongColumnsOptions): Column =>
  menuColumn({ label: ({ title }) => `Actions for ${title}`, groups: actions });

export const songColumns = (options: SongColumnsOptions): readonly Column[] => [
  {
    key: "select",
    label: "Select",
    width: "var(--icon)",
    cell: (song, place) => <SelectBox label={`Select ${song.title}`} place={place} />,
  },
  play(options),
  songColumn(options, { until: ROOM_FOR_WORDS }, NO_RECORDING_ICON),
  songColumn(options, { from: ROOM_FOR_WORDS }, NO_RECORDING),
  {
    key: "tags",
    label: "Tags",
    width: "minmax(0, 12rem)",
    from: 1400,
    cell: ({ chips }) =>
      chips.length > 0 && (
        <Suspense fallback={null}>
          <SongTags chips={chips} />
        </Suspense>
      ),
  },
  {
    key: "key",
    label: "Key",
    width: "3.5rem",
    skeletonWidth: "50%",
    cell: (song) => <KeyBadge song={song} />,
  },
  {
    key: "tempo",
    label: "Tempo",
    width: "6rem",
    from: 760,
    skeletonWidth: "70%",
    className: styles.fact,
    cell: ({ bpm }) => bpm !== null && `${bpm} bpm`,
  },
  {
    key: "length",
    label: "Length",
    width: "4rem",
    skeletonWidth: "60%",
    className: styles.fact,
    cell: ({ seconds }) => seconds !== null && seconds > 0 && formatDuration(seconds),
  },
  {
    key: "status",
    label: "Status",
    width: "6rem",
    skeletonWidth: "60%",
    cell: (song) => (
      <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
    ),
  },
  {
    key: "rating",
    label: "Rating",
    width: "5rem",
    from: 900,
    skeletonWidth: "50%",
    cell: ({ avgRating }) =>
      avgRating !== null && (
        <StarFigure label="Average rating" stars={starsFromRating(avgRating)} />
      ),
  },
  bookmarkColumn(options),
  expandColumn(),
  menu(options),
];

export const songPhoneColumns = (options: SongColumnsOptions): readonly Column[] => [
  {
    ...play(options),
    cell: (song, place) =>
      place.selecting ? (
        <SelectBox label={`Select ${song.title}`} place={place} />
      ) : (
        play(options).cell(song, place)
      ),
  },
  {
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    skeletonWidth: "70%",
    className: styles.song,
    cell: (song) => (
      <>
        <strong>{song.title}</strong>
        <div className={styles.below}>
          <StatusMark dotOnly tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
          <span className={styles.artist}>{song.artist}</span>
          {song.recordingFilename === null && NO_RECORDING_ICON}
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
    align: "end",
    skeletonWidth: "60%",
    className: styles.facts,
    cell: ({ bpm, seconds, ...song }) => {
      const marks = keyMarks(song);
      return (
        <>
          <span className={styles.keyAndTempo}>
            {marks !== null && <b>{marks.key}</b>}
            {bpm !== null && (
              <span title={`${bpm} bpm`}>
                {bpm}
                <VisuallyHiddenInline> bpm</VisuallyHiddenInline>
              </span>
            )}
          </span>
          <span>
            {marks !== null && marks.more !== "" && <small>{marks.more} </small>}
            {seconds !== null && seconds > 0 ? formatDuration(seconds) : ""}
          </span>
        </>
      );
    },
  },
  menu(options),
];

function songColumn(
  { drafted }: SongColumnsOptions,
  room: Pick<Column, "from" | "until">,
  noRecording: ReactNode,
): Column {
  return {
    ...room,
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    skeletonWidth: "60%",
    className: styles.song,
    cell: ({ id, title, artist, featuring, recordingFilename }) => (
      <>
        <strong>{title}</strong>
        <div className={styles.below}>
          <span className={styles.artist}>
            {featuring === null ? artist : `${artist} · Feat. ${featuring}`}
          </span>
          {recordingFilename === null && noRecording}
          {drafted.has(id) && <UnsavedMark />}
        </div>
      </>
    ),
  };
}

const bookmarkColumn = ({ bookmarks, onBookmark }: SongColumnsOptions): Column => ({
  key: "bookmark",
  label: "Bookmark",
  width: "var(--control)",
  from: 860,
  cell: (song, { tabIndex }) => {
    const bookmark = bookmarks.get(song.id);
    return (
      <RowButton
        label={`${bookmark ? "Remove bookmark of" : "Bookmark"} ${song.title}`}
        className={styles.bookmark}
        data-on={bookmark ? true : undefined}
        tabIndex={tabIndex}
        onClick={() => onBookmark(song, bookmark)}
      >
        {bookmark ? BOOKMARKED : BOOKMARK}
      </RowButton>
    );
  },
});

function Bookmarked() {
  return (
    <span className={styles.bookmark} data-on data-icon title="Bookmarked">
      {BOOKMARKED}
      <VisuallyHiddenInline>Bookmarked</VisuallyHiddenInline>
    </span>
  );
}
