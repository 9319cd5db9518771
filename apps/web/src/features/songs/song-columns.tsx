/** What a row of the songs list shows: what decides which song it is. */
import type { SongRow } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { IconStarFilled } from "@tabler/icons-react";
import type { ListColumn, RowPlace } from "../../ui/list-frame/columns.ts";
import { expandColumn } from "../../ui/list-frame/expand-column.tsx";
import { menuColumn } from "../../ui/list-frame/menu-column.tsx";
import { Heard } from "../../ui/marks/heard.tsx";
import { KeyBadge } from "../../ui/marks/key-badge.tsx";
import { keyText } from "../../ui/marks/key-text.ts";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { PlayButton } from "./play-button.tsx";
import styles from "./song-columns.module.css";
import { STATUS_TONE } from "../../ui/marks/status-tone.ts";

type Column = ListColumn<SongRow>;
type Actions = (song: SongRow, place: RowPlace) => readonly MenuGroup[];

const play: Column = {
  key: "play",
  label: "Play",
  width: "3.5rem",
  bone: "circle",
  cell: (song, { tabIndex }) => <PlayButton song={song} tabIndex={tabIndex} />,
};

const menu = (actions: Actions): Column =>
  menuColumn({ label: ({ title }) => `Actions for ${title}`, groups: actions });

export const songColumns = (actions: Actions): readonly Column[] => [
  play,
  {
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    bone: "60%",
    cell: (song) => (
      <div className={styles.song}>
        <strong>{song.title}</strong>
        <span>
          {song.artist}
          {song.featuring !== null && ` · Feat. ${song.featuring}`}
        </span>
      </div>
    ),
  },
  {
    key: "key",
    label: "Key",
    width: "4.5rem",
    bone: "50%",
    cell: ({ songkey }) => songkey !== null && <KeyBadge songkey={songkey} />,
  },
  {
    key: "tempo",
    label: "Tempo",
    width: "6rem",
    from: 760,
    bone: "70%",
    cell: ({ bpm }) => bpm !== null && <span className={styles.fact}>{bpm} bpm</span>,
  },
  {
    key: "length",
    label: "Length",
    width: "4.5rem",
    bone: "60%",
    cell: ({ seconds }) =>
      seconds !== null &&
      seconds > 0 && <span className={styles.fact}>{formatDuration(seconds)}</span>,
  },
  {
    key: "status",
    label: "Status",
    width: "7rem",
    bone: "60%",
    cell: (song) => (
      <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
    ),
  },
  {
    key: "rating",
    label: "Rating",
    width: "5rem",
    from: 900,
    bone: "50%",
    cell: ({ avgRating }) => avgRating !== null && <Rating average={avgRating} />,
  },
  expandColumn(),
  menu(actions),
];

export const songPhoneColumns = (actions: Actions): readonly Column[] => [
  play,
  {
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    bone: "70%",
    cell: (song) => (
      <div className={styles.song}>
        <strong>{song.title}</strong>
        <span>
          <StatusMark dotOnly tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />{" "}
          {song.artist}
        </span>
      </div>
    ),
  },
  {
    key: "facts",
    label: "Key and length",
    width: "3.5rem",
    align: "end",
    bone: "60%",
    cell: ({ songkey, seconds }) => (
      <div className={styles.facts}>
        <span>{songkey === null ? "" : keyText(songkey)}</span>
        <span>{seconds !== null && seconds > 0 ? formatDuration(seconds) : ""}</span>
      </div>
    ),
  },
  menu(actions),
];

function Rating({ average }: { average: number }) {
  return (
    <span className={styles.rating}>
      <IconStarFilled aria-hidden />
      <Heard>Average rating </Heard>
      {average.toFixed(1)}
    </span>
  );
}
