/** The whole player: beside the page, which stays alive, and over it on a phone. */
import { formatDuration } from "@bandstand/domain/duration";
import { createPortal } from "react-dom";
import { usePlayerState } from "../../records/player/player-context.ts";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { OverlayHead } from "../../ui/overlay/overlay-head.tsx";
import { usePhone } from "../../ui/windows/use-phone.ts";
import { useSongWindows } from "../../records/songs/song-windows.ts";
import { CacheMark } from "./cache-mark.tsx";
import { PlayerVideo } from "./player-video.tsx";
import { PlayerOptions } from "./player-options.tsx";
import styles from "./player-sheet.module.css";
import { QueueList } from "./queue-list.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { SetlistButton } from "./setlist-button.tsx";
import { StudioButton } from "./studio-button.tsx";
import { Transport } from "./transport.tsx";
import { VolumeControl } from "./volume-control.tsx";

export function PlayerSheet({ onClose }: { onClose: () => void }) {
  const song = usePlayerState((state) => state.song);
  const phone = usePhone();
  const { view } = useSongWindows();
  const status = usePlayerState((state) => state.status);
  const isVideo = usePlayerState((state) => state.recording?.kind === "video");
  const position = usePlayerState((state) => Math.floor(state.position));
  const duration = usePlayerState((state) => state.duration);
  if (song === null) return null;
  return createPortal(
    <Overlay label="Player" place="side" beside={!phone} onClose={onClose}>
      <OverlayHead title="Player" onClose={onClose} />
      <div className={styles.body}>
        <section className={styles.now} aria-label="Now playing">
          {isVideo && (
            <div className={styles.picture}>
              <PlayerVideo />
            </div>
          )}
          <div className={styles.head}>
            <div className={styles.song}>
              <h3>
                <button
                  type="button"
                  className={styles.title}
                  onClick={() => {
                    onClose();
                    view(song);
                  }}
                >
                  {song.title}
                </button>
              </h3>
              <p>{song.artist}</p>
              {status === "error" ? (
                <p className={styles.failed}>Error Loading Song</p>
              ) : (
                <CacheMark song={song} />
              )}
            </div>
            <SetlistButton song={song} />
          </div>
          <div className={styles.doubled}>
            <SeekBar size="large" />
            <p className={styles.times}>
              <span>{formatDuration(position)}</span>
              <span>{formatDuration(Math.round(duration))}</span>
            </p>
            <Transport size="large" />
            <div className={styles.options}>
              <PlayerOptions />
              <StudioButton song={song} onOpen={onClose} />
              <VolumeControl />
            </div>
          </div>
        </section>
        <QueueList />
      </div>
    </Overlay>,
    // In the dock, a window beside the page would lie over it.
    document.body,
  );
}
