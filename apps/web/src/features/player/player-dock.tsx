/** The player at the foot of every signed-in page: a dock on a laptop, a thin bar that opens into a sheet on a phone. */
import { formatDuration } from "@bandstand/domain/duration";
import { IconPlaylist, IconX } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { SongSquare } from "../../ui/people/song-square.tsx";
import { useSongWindows } from "../../records/songs/song-windows.ts";
import { useDockedKey } from "../../ui/windows/window-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { quietPart } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { CacheMark } from "./cache-mark.tsx";
import styles from "./player-dock.module.css";
import { PlayerOptions } from "./player-options.tsx";
import { SetlistButton } from "./setlist-button.tsx";
import { StudioButton } from "./studio-button.tsx";
import { SeekBar } from "./seek-bar.tsx";
import { Transport } from "./transport.tsx";
import { VolumeControl } from "./volume-control.tsx";

const FloatingVideo = quietPart(async () => (await import("./floating-video.tsx")).FloatingVideo);
const PlayerSheet = lazy(async () => ({
  default: (await import("./player-sheet.tsx")).PlayerSheet,
}));

export function PlayerDock() {
  const player = usePlayer();
  const song = usePlayerState((state) => state.song);
  const status = usePlayerState((state) => state.status);
  const isVideo = usePlayerState((state) => state.recording?.kind === "video");
  const position = usePlayerState((state) => Math.floor(state.position));
  const duration = usePlayerState((state) => state.duration);
  const [isOpen, setOpen] = useState(false);
  const docked = useDockedKey();
  const [before, setBefore] = useState(docked);
  if (docked !== before) {
    setBefore(docked);
    // A record that comes beside the page takes the place of the queue.
    if (docked !== null) setOpen(false);
  }
  const { view } = useSongWindows();
  if (!song) return null;
  const close = () => setOpen(false);
  const toggle = () => setOpen(!isOpen);

  const facts = [song.artist, song.songkey, song.bpm].filter(
    (fact) => fact !== null && fact !== undefined && fact !== "",
  );
  return (
    <>
      <section className={styles.dock} aria-label="Player" data-status={status}>
        <button
          type="button"
          className={styles.open}
          aria-label={`Open player: ${song.title}`}
          title="Open player"
          onClick={toggle}
        >
          <SongSquare title={song.title} />
        </button>
        <button type="button" className={styles.chart} onClick={() => view(song)}>
          <VisuallyHidden>Open chart: </VisuallyHidden>
          <span className={styles.song}>
            <strong>{song.title}</strong>
            <span className={styles.facts}>
              {status === "error" ? (
                <span>Error Loading Song</span>
              ) : (
                <span>{facts.join(" · ")}</span>
              )}
              <CacheMark song={song} />
            </span>
          </span>
        </button>
        <span className={styles.time}>{formatDuration(position)}</span>
        <SeekBar size="bar" />
        <span className={styles.time}>{formatDuration(Math.round(duration))}</span>
        <Transport size="bar" />
        <div className={styles.options}>
          <SetlistButton song={song} />
          <PlayerOptions />
          <IconButton label="Queue" aria-expanded={isOpen} onClick={toggle}>
            <IconPlaylist aria-hidden />
          </IconButton>
        </div>
        <div className={styles.studio}>
          <StudioButton song={song} />
        </div>
        <div className={styles.volume}>
          <VolumeControl />
        </div>
        <IconButton label="Close player" onClick={() => player.close()}>
          <IconX aria-hidden />
        </IconButton>
        <p className={styles.live} role="status">
          {status === "error" ? `Error Loading Song: ${song.title}` : ""}
        </p>
      </section>
      {isVideo && !isOpen && <FloatingVideo />}
      {isOpen && (
        <Part onFailed={close}>
          <PlayerSheet onClose={close} />
        </Part>
      )}
    </>
  );
}
