/** One song to read: its facts, its words, its recording. In a window, a sheet, or as a page. */
import type { Song } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { canEditSongs } from "@bandstand/domain/permissions";
import {
  IconBrandYoutube,
  IconDownload,
  IconPencil,
  IconPlayerPlayFilled,
  IconUpload,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Chip } from "../../ui/marks/chip.tsx";
import { KeyBadge } from "../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useDownloadRecording } from "./requests/download-recording.ts";
import { useSong } from "../../lib/songs/song-query.ts";
import { SongFailed } from "./song-failed.tsx";
import styles from "./song-view.module.css";
import { STATUS_TONE } from "../../ui/marks/status-tone.ts";
import { usePlaySong } from "./use-play-song.ts";
import { useSongWindows } from "./use-song-windows.ts";

export function SongView({ songId }: { songId: number }) {
  const { data: song, error } = useSong(songId);
  if (song) return <SongFacts song={song} />;
  return error ? (
    <SongFailed error={error} />
  ) : (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />
  );
}

function SongFacts({ song }: { song: Song }) {
  return (
    <article className={styles.song}>
      <header className={styles.head}>
        <div>
          <h2>{song.title}</h2>
          <p>
            {song.artist}
            {song.featuring !== null && ` · Feat. ${song.featuring}`}
          </p>
        </div>
        <SongActions song={song} />
      </header>
      <dl className={styles.facts}>
        <Fact label="Status">
          <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
        </Fact>
        {song.songkey !== null && (
          <Fact label="Key">
            <KeyBadge songkey={song.songkey} />
          </Fact>
        )}
        {song.bpm !== null && <Fact label="BPM">{song.bpm}</Fact>}
        {song.seconds !== null && song.seconds > 0 && (
          <Fact label="Length">{formatDuration(song.seconds)}</Fact>
        )}
        {song.Genre && <Fact label="Genre">{song.Genre.name}</Fact>}
        {song.start !== null && <Fact label="Start">{song.start}</Fact>}
        {song.avgRating !== null && <Fact label="Rating">{song.avgRating.toFixed(1)}</Fact>}
      </dl>
      {song.chips.length > 0 && (
        <p className={styles.chips}>
          {song.chips.map(({ id, tag }) => (
            <Chip key={id} label={tag} />
          ))}
        </p>
      )}
      <LongText title="Lyrics" text={song.lyrics} mono="lines" />
      <LongText title="Tab" text={song.tab} mono="columns" />
      <LongText title="Notes" text={song.notes} />
      <LongText title="To do" text={song.todo} />
    </article>
  );
}

function SongActions({ song }: { song: Song }) {
  const play = usePlaySong();
  const download = useDownloadRecording();
  const windows = useSongWindows();
  const notify = useNotify();
  const mayEdit = canEditSongs(useBandUser());
  const hasRecording = song.recordingFilename !== null;
  return (
    <div className={styles.actions}>
      {hasRecording && (
        <>
          <Button
            kind="main"
            icon={<IconPlayerPlayFilled aria-hidden />}
            onClick={() => play(song)}
          >
            Play
          </Button>
          <Button
            icon={<IconDownload aria-hidden />}
            onClick={() => void download(song).catch(() => notify.error("Error Fetching Data"))}
          >
            Download recording
          </Button>
        </>
      )}
      {song.youTubeId !== null && (
        <a
          className={styles.link}
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(song.youTubeId)}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconBrandYoutube aria-hidden /> Watch on YouTube
        </a>
      )}
      {mayEdit && (
        <>
          <Button icon={<IconUpload aria-hidden />} onClick={() => windows.upload(song)}>
            Upload
          </Button>
          <Button icon={<IconPencil aria-hidden />} onClick={() => windows.edit(song)}>
            Edit
          </Button>
        </>
      )}
    </div>
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

function LongText({
  title,
  text,
  mono,
}: {
  title: string;
  text: string | null;
  mono?: "lines" | "columns";
}) {
  if (text === null || text === "") return null;
  return (
    <section className={styles.text} data-mono={mono}>
      <h3>{title}</h3>
      <div>{text}</div>
    </section>
  );
}
