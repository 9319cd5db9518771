/**
 * How one set flows, to look at: a column for each tempo, the curve of the ratings above them, the keys below, and gentle
 * notes where songs in a row are much alike.
 */
import { flowNotes, type FlowEntry, type FlowNote } from "@bandstand/domain/setlist-flow";
import { IconInfoCircle } from "@tabler/icons-react";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { keyText } from "../../../ui/marks/key-text.ts";
import { curvePath, ratingHeight, tempoHeight } from "./flow-shape.ts";
import { setColour } from "./set-colour.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./set-flow.module.css";

export interface FlowSong extends FlowEntry {
  songId: number;
  title: string;
  /** 0 to 10, null while nobody has rated the song. */
  rating: number | null;
}

interface SetFlowProps {
  /** "First Set". */
  name: string;
  section: number;
  /** In the order of the set, each with the key and the singer that it has there. */
  songs: readonly FlowSong[];
}

const STEP = 36;
const COLUMN = 22;
const HEIGHT = 72;
const DOT = 3;

export function SetFlow({ name, section, songs }: SetFlowProps) {
  const notes = flowNotes(songs);
  return (
    <section
      className={`${styles.flow} ${setColour}`}
      aria-label={`Flow of ${name}`}
      data-section={section}
    >
      <SectionTitle className={styles.name}>{name}</SectionTitle>
      {songs.length === 0 ? (
        <p className={styles.none}>No songs yet</p>
      ) : (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself where a set is long, so the keyboard must reach it */
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={`Songs of ${name}`}>
          <Curves songs={songs} notes={notes} />
          <ol className={styles.keys} style={{ inlineSize: songs.length * STEP }}>
            {songs.map((song) => (
              <li key={song.songId}>
                <VisuallyHidden>{flowWords(song)}</VisuallyHidden>
                <span aria-hidden="true">{song.songkey ? keyText(song.songkey) : "–"}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {notes.map(({ kind, from, songs: inARow, message }) => (
        <p key={`${kind} ${from}`} className={styles.note}>
          <IconInfoCircle aria-hidden />
          <span>
            {message} <span className={styles.where}>({places(from, inARow)})</span>
          </span>
        </p>
      ))}
    </section>
  );
}

function Curves({ songs, notes }: { songs: readonly FlowSong[]; notes: readonly FlowNote[] }) {
  const ratings = songs.map(({ rating }) => ratingHeight(rating));
  return (
    <svg
      className={styles.curves}
      aria-hidden="true"
      width={songs.length * STEP}
      height={HEIGHT + DOT * 4}
      viewBox={`0 ${-DOT * 2} ${songs.length * STEP} ${HEIGHT + DOT * 4}`}
    >
      {songs.map(({ songId }, index) => (
        <rect
          key={songId}
          className={isNoted(notes, index) ? styles.noted : styles.lane}
          x={index * STEP}
          y={-DOT * 2}
          width={STEP}
          height={HEIGHT + DOT * 4}
        />
      ))}
      {songs.map(({ songId, title, bpm }, index) => {
        const height = (tempoHeight(bpm) ?? 0) * HEIGHT;
        return (
          <rect
            key={songId}
            className={styles.tempo}
            x={index * STEP + (STEP - COLUMN) / 2}
            y={HEIGHT - height}
            width={COLUMN}
            height={height}
            rx={DOT}
          >
            <title>{bpm === null ? title : `${title} ${bpm} bpm`}</title>
          </rect>
        );
      })}
      <path className={styles.rating} d={curvePath(ratings, STEP, HEIGHT)} />
      {songs.map(({ songId, rating }, index) => {
        const share = ratingHeight(rating);
        if (share === null) return null;
        return (
          <circle
            key={songId}
            className={styles.dot}
            cx={(index + 0.5) * STEP}
            cy={(1 - share) * HEIGHT}
            r={DOT}
          />
        );
      })}
    </svg>
  );
}

function isNoted(notes: readonly FlowNote[], index: number): boolean {
  return notes.some(({ from, songs }) => index >= from && index < from + songs);
}

function flowWords({ title, songkey, bpm, rating, featuring }: FlowSong): string {
  const facts = [
    songkey ? `key ${keyText(songkey)}` : "",
    bpm === null ? "" : `${bpm} bpm`,
    rating === null ? "" : `rated ${Math.round(rating * 10) / 10} of 10`,
    featuring ? `featuring ${featuring}` : "",
  ].filter((fact) => fact !== "");
  return [title, ...facts].join(", ");
}

/** "songs 2 to 4". */
function places(from: number, songs: number): string {
  return songs === 2 ? `songs ${from + 1} and ${from + 2}` : `songs ${from + 1} to ${from + songs}`;
}
