/** What plays after this song, and what has played before it, put in order by mouse, finger, keyboard or menu. */
import { IconPlayerPlayFilled, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import type { PlayableSong } from "../../records/player/playable.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { LateSortableLists } from "../../ui/sortable/late-sortable-lists.tsx";
import { RestingList } from "../../ui/sortable/resting-list.tsx";
import type { SortableRowParts } from "../../ui/sortable/sortable-row.tsx";
import styles from "./queue-list.module.css";

/** As many take part in a drag without being felt. A longer queue, of a whole library, is played as it is. */
const MOST_SORTED = 300;

const keyOf = ({ id }: PlayableSong) => id;

export function QueueList() {
  const player = usePlayer();
  const { songs, at } = usePlayerState((state) => state.queue);
  const root = useRef<HTMLElement>(null);
  const list = { key: "queue", label: "Queue", items: songs };
  const indexes = new Map(songs.map(({ id }, index) => [id, index]));
  const row = (song: PlayableSong, parts: SortableRowParts) => (
    <QueuedSong song={song} index={indexes.get(song.id) ?? 0} at={at} parts={parts} />
  );
  return (
    <section ref={root} className={styles.queue} aria-label="Queue">
      <header className={styles.head}>
        <h3>Queue</h3>
        <span>
          {at + 1} of {songs.length}
        </span>
        <Button
          kind="quiet"
          size="small"
          unavailable={songs.length > 1 ? undefined : "Nothing else is in the queue"}
          onClick={() => player.clearQueue()}
        >
          Clear
        </Button>
      </header>
      {songs.length > MOST_SORTED ? (
        <RestingList spec={list} itemKey={keyOf} item={row} />
      ) : (
        <LateSortableLists<PlayableSong>
          root={root}
          held={false}
          lists={[list]}
          itemKey={keyOf}
          itemLabel={({ title }) => title}
          item={row}
          locked={songs.length < 2}
          onMove={({ from, to }) => player.moveQueued(from.index, to.index)}
        >
          {(shown) => shown(list.key)}
        </LateSortableLists>
      )}
    </section>
  );
}

interface QueuedSongProps {
  song: PlayableSong;
  index: number;
  /** Index of the song that plays. */
  at: number;
  parts: SortableRowParts;
}

function QueuedSong({ song, index, at, parts: { handle, menu } }: QueuedSongProps) {
  const player = usePlayer();
  const isPlaying = index === at;
  return (
    <div className={styles.row} data-playing={isPlaying || undefined}>
      {handle}
      <button
        type="button"
        className={styles.play}
        aria-current={isPlaying || undefined}
        onClick={() => player.playQueued(index)}
      >
        <span className={styles.place} aria-hidden="true">
          {isPlaying ? <IconPlayerPlayFilled /> : index + 1}
        </span>
        <span className={styles.song}>
          <strong>{song.title}</strong>
          <span>{song.artist}</span>
        </span>
      </button>
      {menu}
      {!isPlaying && (
        <IconButton
          label={`Remove ${song.title} from the queue`}
          onClick={() => player.removeQueued(index)}
        >
          <IconX aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
