/** A song as it is played in a set list: in that key, with what is noted for it, between the songs before and after it. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { Song } from "@bandstand/contracts/songs";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type FoundPlace, PlaceLoader } from "../../../records/setlists/place-loader.tsx";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { songAddress } from "../../../records/songs/song-address.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import styles from "./placed-song.module.css";

interface PlacedSongProps {
  song: Song;
  setlistId: number;
  /** Null where the set list does not say how it is played there. */
  children: (place: SongPlace | null) => ReactNode;
}

export function PlacedSong({ song, setlistId, children }: PlacedSongProps) {
  return (
    <PlaceLoader songId={song.id} setlistId={setlistId} skeleton={<RecordSkeleton />}>
      {(found) => (
        <>
          {found ? <PlaceStrip found={found} /> : <NotInSetlist />}
          {children(found?.place ?? null)}
        </>
      )}
    </PlaceLoader>
  );
}

function NotInSetlist() {
  return (
    <p className={styles.alone} role="status">
      The set list does not say how this song is played there. This is the song by itself.
    </p>
  );
}

function PlaceStrip({ found }: { found: FoundPlace }) {
  const { setlist, entry, number, of, previous, next } = found;
  const windows = useSongWindows();
  const current = useCurrentWindow();
  const navigate = useNavigate();

  /** In the place of this one: Back leads to where the first was opened. */
  function go({ Song }: SectionedSong): void {
    if (current === null) {
      void navigate({ to: songAddress(Song.id, setlist.id), replace: true });
      return;
    }
    current.dismiss();
    windows.view(Song, setlist.id);
  }

  return (
    <nav className={styles.strip} aria-label={`Songs of ${setlist.name}`}>
      <Step to={previous} words="Song before: " setlistId={setlist.id} onGo={go}>
        <IconChevronLeft aria-hidden />
      </Step>
      <p className={styles.here}>
        <span className={styles.name}>{setlist.name}</span>
        <span>
          {shortSectionName(entry.setlistSectionId)} · {number} of {of}
        </span>
      </p>
      <Step to={next} words="Next song: " setlistId={setlist.id} onGo={go}>
        <IconChevronRight aria-hidden />
      </Step>
      {entry.note !== null && <p className={styles.note}>{entry.note}</p>}
    </nav>
  );
}

interface StepProps {
  to: SectionedSong | undefined;
  words: string;
  setlistId: number;
  onGo: (to: SectionedSong) => void;
  /** Which way. */
  children: ReactNode;
}

function Step({ to, words, setlistId, onGo, children }: StepProps) {
  if (!to) return <span />;
  return (
    <RecordLink
      href={songAddress(to.songId, setlistId)}
      className={styles.step}
      onOpen={() => onGo(to)}
    >
      {children}
      <VisuallyHiddenInline>{words}</VisuallyHiddenInline>
      <span className={styles.title}>{to.Song.title}</span>
    </RecordLink>
  );
}
