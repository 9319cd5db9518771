/** All that is known of a song besides its words. */
import type { Song } from "@bandstand/contracts/songs";
import { formatDuration } from "@bandstand/domain/duration";
import { keyWords } from "@bandstand/domain/played-key";
import { IconBrandYoutube } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { buttonClass } from "../../../ui/buttons/button-look.ts";
import { TagChip } from "../../../ui/tags/tag-chip.tsx";
import { SaveRecordingLength } from "../form/recording-length.tsx";
import { VideoOffer } from "../../../records/videos/video-offer.tsx";
import styles from "./song-view.module.css";

export function SongInfo({ song }: { song: Song }) {
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <Detail label="Title">{song.title}</Detail>
        <Detail label="Artist">{song.artist}</Detail>
        {song.featuring !== null && <Detail label="Featuring">{song.featuring}</Detail>}
        <Detail label="Status">
          <StatusMark tone={STATUS_TONE[song.songStatusTag]} label={song.songStatusName} />
        </Detail>
        {song.Genre && <Detail label="Genre">{song.Genre.name}</Detail>}
        {keyWords(song) !== null && (
          <Detail label="Key">
            <KeyBadge song={song} />
          </Detail>
        )}
        {song.bpm !== null && <Detail label="BPM">{song.bpm}</Detail>}
        {song.seconds !== null && song.seconds > 0 && (
          <Detail label="Length">{formatDuration(song.seconds)}</Detail>
        )}
        {song.start !== null && <Detail label="Start">{song.start}</Detail>}
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
      {song.youTubeId !== null && <VideoLink videoId={song.youTubeId} />}
      <VideoOffer title={song.title} videoId={song.youTubeId} />
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function VideoLink({ videoId }: { videoId: string }) {
  return (
    <a
      className={buttonClass({}, styles.video)}
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
      target="_blank"
      rel="noreferrer"
    >
      <IconBrandYoutube aria-hidden /> Watch on YouTube
    </a>
  );
}
