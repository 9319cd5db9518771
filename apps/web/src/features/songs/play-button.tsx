import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useListedSongs } from "../../lib/player/listed-songs-context.ts";
import type { PlayableSong } from "../../lib/player/playable.ts";
import { usePlayerState } from "../../lib/player/player-context.ts";
import styles from "./play-button.module.css";
import { usePlaySong } from "./use-play-song.ts";

interface PlayButtonProps {
  song: PlayableSong;
  tabIndex: 0 | -1;
}

/** The round button at the head of a row; faint where there is nothing to play. */
export function PlayButton({ song, tabIndex }: PlayButtonProps) {
  const play = usePlaySong();
  const listed = useListedSongs();
  const isCurrent = usePlayerState((state) => state.song?.id === song.id);
  const isPlaying = usePlayerState(
    (state) => state.song?.id === song.id && state.status === "playing",
  );
  const hasRecording = song.recordingFilename !== null;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.play}
      data-current={isCurrent || undefined}
      aria-label={`${isPlaying ? "Pause" : "Play"} ${song.title}`}
      aria-disabled={!hasRecording}
      title={hasRecording ? undefined : "No recording available for this song"}
      onClick={() => play(song, listed ?? [song])}
    >
      {isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
    </button>
  );
}
