/** What plays after this song, and what has played before it. */
import { IconPlayerPlayFilled, IconX } from "@tabler/icons-react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import styles from "./queue-list.module.css";

export function QueueList() {
  const player = usePlayer();
  const { songs, at } = usePlayerState((state) => state.queue);
  return (
    <section className={styles.queue} aria-label="Queue">
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
      <ol className={styles.songs}>
        {songs.map((song, index) => (
          <li key={song.id} aria-current={index === at || undefined}>
            <button type="button" onClick={() => player.playQueued(index)}>
              <span className={styles.place} aria-hidden="true">
                {index === at ? <IconPlayerPlayFilled /> : index + 1}
              </span>
              <span className={styles.song}>
                <strong>{song.title}</strong>
                <span>{song.artist}</span>
              </span>
            </button>
            {index !== at && (
              <IconButton
                label={`Remove ${song.title} from the queue`}
                onClick={() => player.removeQueued(index)}
              >
                <IconX aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
