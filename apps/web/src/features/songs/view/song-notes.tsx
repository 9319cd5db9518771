/** What members wrote down about a song. */
import type { Song } from "@bandstand/contracts/songs";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./song-view.module.css";

export function SongNotes({ song }: { song: Song }) {
  return (
    <div className={styles.panel}>
      <LongText title="Notes" text={song.notes} />
      <LongText title="To do" text={song.todo} />
      {song.coverImageURL !== null && <NotesLink address={song.coverImageURL} />}
    </div>
  );
}

function LongText({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <section className={styles.text}>
      <SectionTitle>{title}</SectionTitle>
      <div>{text}</div>
    </section>
  );
}

/** Never loaded by itself: whoever keeps notes there would learn of everyone who reads the song. */
function NotesLink({ address }: { address: string }) {
  return (
    <section className={styles.text}>
      <SectionTitle>Notes URL</SectionTitle>
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </section>
  );
}
