/** One song to read: its facts, its words, its recording. In a window, a sheet, or as a page. */
import type { Song } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { keyWords } from "@bandstand/domain/played-key";
import { starsFromRating } from "@bandstand/domain/rating";
import type { ReactNode } from "react";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { StarFigure } from "../../../ui/rating/stars.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { TagChip } from "../../../ui/tags/tag-chip.tsx";
import { SaveRecordingLength } from "../form/recording-length.tsx";
import { SongChart } from "./song-chart.tsx";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { SongVideo } from "./song-video.tsx";
import { SongViewActions } from "./song-view-actions.tsx";
import styles from "./song-view.module.css";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";

interface SongViewProps {
  songId: number;
  /** On a page whose heading is the song's title it is not said twice. */
  untitled?: boolean;
}

export function SongView({ songId, untitled = false }: SongViewProps) {
  return (
    <SongLoader songId={songId} skeleton={<RecordSkeleton />}>
      {(song) => <SongFacts song={song} untitled={untitled} />}
    </SongLoader>
  );
}

function SongFacts({ song, untitled }: { song: Song; untitled: boolean }) {
  return (
    <article className={styles.song}>
      <header className={styles.head}>
        <div>
          {!untitled && <h2>{song.title}</h2>}
          <p>
            {song.artist}
            {song.featuring !== null && ` · Feat. ${song.featuring}`}
          </p>
        </div>
        <SongViewActions song={song} />
      </header>
      <dl className={styles.facts}>
        <Fact label="Status">
          <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
        </Fact>
        {keyWords(song) !== null && (
          <Fact label="Key">
            <KeyBadge song={song} />
          </Fact>
        )}
        {song.bpm !== null && <Fact label="BPM">{song.bpm}</Fact>}
        {song.seconds !== null && song.seconds > 0 && (
          <Fact label="Length">{formatDuration(song.seconds)}</Fact>
        )}
        {song.Genre && <Fact label="Genre">{song.Genre.name}</Fact>}
        {song.start !== null && <Fact label="Start">{song.start}</Fact>}
        {song.avgRating !== null && (
          <Fact label="Rating">
            <StarFigure label="Average" stars={starsFromRating(song.avgRating)} />
          </Fact>
        )}
      </dl>
      <div className={styles.offer}>
        <SaveRecordingLength song={song} />
      </div>
      {song.chips.length > 0 && (
        <p className={styles.chips}>
          {song.chips.map((chip) => (
            <TagChip key={chip.id} tag={chip} />
          ))}
        </p>
      )}
      <SongChart song={song} />
      <SongVideo title={song.title} videoId={song.youTubeId} />
      <LongText title="Notes" text={song.notes} />
      <LongText title="To do" text={song.todo} />
      {song.coverImageURL !== null && <NotesLink address={song.coverImageURL} />}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LongText({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <section className={styles.text}>
      <h3>{title}</h3>
      <div>{text}</div>
    </section>
  );
}

/** Never loaded by itself: whoever keeps notes there would learn of everyone who reads the song. */
function NotesLink({ address }: { address: string }) {
  return (
    <section className={styles.text}>
      <h3>Notes URL</h3>
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </section>
  );
}
