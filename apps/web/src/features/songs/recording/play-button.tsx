import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useListedSongs } from "../../../records/player/listed-songs-context.ts";
import type { PlayableSong } from "../../../records/player/playable.ts";
import { usePlayerState } from "../../../records/player/player-context.ts";
import styles from "./play-button.module.css";
import { usePlaySong } from "./use-play-song.ts";

// One element for all rows: what is the same object is not drawn again.
const PLAY = <IconPlayerPlayFilled aria-hidden />;
const PAUSE = <IconPlayerPauseFilled aria-hidden />;

interface PlayButtonProps {
  song: PlayableSong;
  tabIndex: 0 | -1;
  /** Why it cannot be heard now. */
  unavailable?: string | undefined;
}

/** The round button at the head of a row; faint where there is nothing to play. */
export function PlayButton({ song, tabIndex, unavailable }: PlayButtonProps) {
  const play = usePlaySong();
  const listed = useListedSongs();
  const playing = usePlaying();
  return (
    <PlayFace
      song={song}
      tabIndex={tabIndex}
      unavailable={unavailable}
      playing={playing}
      onPlay={() => play(song, listed ?? [song])}
    />
  );
}

export interface Playing {
  songId: number | undefined;
  /** Not paused. */
  sounds: boolean;
}

export function usePlaying(): Playing {
  const songId = usePlayerState((state) => state.song?.id);
  const sounds = usePlayerState((state) => state.status === "playing");
  return { songId, sounds };
}

interface PlayFaceProps extends PlayButtonProps {
  playing: Playing;
  onPlay: () => void;
  /** Without its ring, in a low row. */
  bare?: boolean;
  tip?: string;
}

/** The button alone, for lists that ask once what is playing. */
export function PlayFace(props: PlayFaceProps) {
  const { song, tabIndex, unavailable, playing, onPlay, bare, tip } = props;
  const isCurrent = playing.songId === song.id;
  const isPlaying = isCurrent && playing.sounds;
  const missing = song.recordingFilename === null ? "No recording available for this song" : null;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles.play}
      data-current={isCurrent || undefined}
      data-bare={bare ? true : undefined}
      aria-label={`${isPlaying ? "Pause" : "Play"} ${song.title}`}
      aria-disabled={missing !== null || unavailable !== undefined}
      title={missing ?? unavailable ?? tip}
      onClick={unavailable === undefined ? onPlay : undefined}
    >
      {isPlaying ? PAUSE : PLAY}
    </button>
  );
}
