import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconStarFilled } from "@tabler/icons-react";
import { KeyBadge } from "../marks/key-badge.tsx";
import { StatusMark } from "../marks/status-mark.tsx";
import { levels } from "../pictures/levels.ts";
import { wavePath } from "../pictures/wave-path.ts";
import { SONGS, type SampleSong } from "./sample-songs.ts";
import styles from "./songs-picture.module.css";

const BARS = 110;
const STEP = 4;
const HEIGHT = 32;
const NOW = 44;

/** The list of songs with one of them playing. */
export function SongsPicture() {
  const sound = levels(BARS);
  return (
    <div className={styles.picture}>
      <div className={styles.list}>
        {SONGS.map((song, place) => (
          <Row key={song.title} song={song} playing={place === 0} />
        ))}
      </div>
      <div className={styles.dock}>
        <span className={styles.time}>1:24</span>
        <svg
          className={styles.wave}
          viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          focusable="false"
        >
          <path className={styles.coming} d={wavePath(sound, HEIGHT, STEP, NOW)} />
          <path className={styles.played} d={wavePath(sound, HEIGHT, STEP, 0, NOW)} />
        </svg>
        <span className={styles.time}>3:42</span>
      </div>
    </div>
  );
}

function Row({ song, playing }: { song: SampleSong; playing: boolean }) {
  return (
    <div className={playing ? `${styles.row} ${styles.playing}` : styles.row}>
      <span className={song.recorded ? styles.play : `${styles.play} ${styles.silent}`}>
        {playing ? <IconPlayerPauseFilled /> : <IconPlayerPlayFilled />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{song.title}</span>
        <span className={styles.artist}>{song.artist}</span>
      </span>
      <span className={styles.key}>
        <KeyBadge song={song} />
      </span>
      <span className={styles.bpm}>{song.bpm} bpm</span>
      <span className={styles.length}>{song.length}</span>
      <span className={styles.status}>
        <StatusMark tone={song.tone} label={song.status} />
      </span>
      <span className={styles.rating}>
        <IconStarFilled />
        {song.rating}
      </span>
    </div>
  );
}
