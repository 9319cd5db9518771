/** One set as it is played: songs, breaks and what is said, with the time by the clock where that is known. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { formatDuration } from "@bandstand/domain/duration";
import type { SectionTimes } from "@bandstand/domain/setlist-clock";
import { interludeLength, type WovenItem } from "@bandstand/domain/setlist-interludes";
import { sectionName } from "@bandstand/domain/setlist-sections";
import { entrySeconds, type SectionTiming } from "@bandstand/domain/setlist-timing";
import { IconCoffee, IconMessage2 } from "@tabler/icons-react";
import { songAddress } from "../../../records/songs/song-address.ts";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { setColour } from "../../../records/setlists/running-time/set-colour.ts";
import { interludeWords, playedSong } from "./played-songs.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./section-to-read.module.css";
import type { SongSlots } from "./song-slots.ts";

type Interlude = SetlistWithSections["interludes"][number];

interface Reading {
  isExpanded: boolean;
  withFeaturing: boolean;
  songs: SongSlots | null;
}

interface SectionToReadProps extends Reading {
  timing: SectionTiming;
  times: SectionTimes | undefined;
  items: readonly WovenItem<SectionedSong, Interlude>[];
  /** Minutes before the next set; none where it follows at once. */
  pause: number | undefined;
}

export function SectionToRead({ timing, times, items, pause, ...reading }: SectionToReadProps) {
  const name = sectionName(timing.section);
  return (
    <section
      className={`${styles.section} ${setColour}`}
      data-section={timing.section}
      data-expanded={reading.isExpanded || undefined}
      aria-label={name}
    >
      <header className={styles.head}>
        <SectionTitle>{name}</SectionTitle>
        {times && (
          <span className={styles.clock}>
            {times.start}–{times.finish}
          </span>
        )}
        <span className={styles.minutes}>{timing.minutes} min</span>
      </header>
      <ol className={styles.items}>
        {items.map((item, index) =>
          item.kind === "song" ? (
            <SongItem key={`song ${item.entry.id}`} entry={item.entry} {...reading} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- an interlude has no name but its place
            <InterludeItem key={`between ${index}`} interlude={item.interlude} />
          ),
        )}
      </ol>
      {pause !== undefined && (
        <p className={styles.pause}>
          <IconCoffee aria-hidden />
          Break {pause} min
        </p>
      )}
    </section>
  );
}

function SongItem({ entry, isExpanded, withFeaturing, songs }: Reading & { entry: SectionedSong }) {
  const { Song, sequence, note } = entry;
  const played = playedSong(entry);
  const { featuring } = played;
  const singer = withFeaturing && featuring !== null ? `Feat. ${featuring}` : null;
  const below = [isExpanded ? Song.artist : null, singer].filter((text) => text !== null);
  return (
    <li className={styles.song}>
      {isExpanded && songs?.playButton(Song)}
      <span className={styles.place}>{sequence}</span>
      <span className={styles.words}>
        {songs ? (
          <RecordLink
            href={songAddress(Song.id, entry.setlistId)}
            className={styles.title}
            onOpen={() => songs.onOpen(Song)}
          >
            {Song.title}
          </RecordLink>
        ) : (
          <span className={styles.title}>{Song.title}</span>
        )}
        {below.length > 0 && <span className={styles.below}>{below.join(" · ")}</span>}
        {note !== null && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.facts}>
        {isExpanded && Song.bpm !== null && <span className={styles.tempo}>{Song.bpm} bpm</span>}
        <span className={styles.key}>
          <KeyBadge song={played} />
        </span>
        <span className={styles.fact}>{formatDuration(entrySeconds(entry))}</span>
      </span>
    </li>
  );
}

function InterludeItem({ interlude: { kind, text, seconds } }: { interlude: Interlude }) {
  return (
    <li className={styles.interlude} data-kind={kind}>
      {kind === "break" ? <IconCoffee aria-hidden /> : <IconMessage2 aria-hidden />}
      <span className={styles.said}>{interludeWords(kind, text)}</span>
      {seconds > 0 && <span className={styles.fact}>{interludeLength({ kind, seconds })}</span>}
    </li>
  );
}
