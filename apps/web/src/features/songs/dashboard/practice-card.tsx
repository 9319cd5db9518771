/** What the member works on: the next gig's songs that they have not practised, their bookmarks, and the newest recordings. */
import { IconPlayerPlayFilled, IconWaveSquare } from "@tabler/icons-react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useBookmarks } from "../../../records/bookmarks/bookmarks.ts";
import { useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { ListedSongsContext } from "../../../records/player/listed-songs-context.ts";
import { useKeptState } from "../../../records/recordings/kept-songs-context.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { useOpenStudio } from "../../../records/studio/use-open-studio.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import { KeyBadge } from "../../../ui/marks/key-badge.tsx";
import { PlayButton } from "../recording/play-button.tsx";
import { usePlaySong } from "../recording/use-play-song.ts";
import styles from "./practice-card.module.css";
import { type PracticeSong, practiceSongs } from "./practice-songs.ts";

/** Without a network. */
const NOT_HERE = "Its recording is not on this device, and the server cannot be reached";
const NONE_HERE = "None of these recordings is on this device, and the server cannot be reached";

export function PracticeCard() {
  const bookmarks = useBookmarks();
  const songs = useSongs();
  const dashboard = useDashboard();
  const play = usePlaySong();
  const isOnline = useIsOnline();
  const { entries } = useKeptState();
  if (bookmarks.isPending || songs.isPending || dashboard.isLoading)
    return <CardSkeleton lines={4} />;
  const { upcoming, due, bookmarked, recorded, queue } = practiceSongs({
    bookmarks: bookmarks.data ?? [],
    songs: songs.data ?? [],
    dashboard: dashboard.data,
  });
  const heard = queue.filter(({ id }) => isOnline || entries.has(id));
  const [first] = heard;
  if (upcoming.length + bookmarked.length + recorded.length === 0) return null;
  return (
    <Card
      title="Practise"
      {...(queue.length > 0 && {
        action: (
          <Button
            icon={<IconPlayerPlayFilled aria-hidden />}
            unavailable={first ? undefined : NONE_HERE}
            onClick={() => first && play(first, heard)}
          >
            Play all
          </Button>
        ),
      })}
    >
      <div className={styles.groups}>
        <Songs title={dueWords(due)} songs={upcoming} saysWhatIsMissing />
        <Songs title="My bookmarks" songs={bookmarked} />
        <Songs title="Newest recordings" songs={recorded} />
      </div>
    </Card>
  );
}

function dueWords(due: number): string {
  const songs = due === 1 ? "1 song" : `${due} songs`;
  return `For the next gig: ${songs} not practised since the last`;
}

interface SongsProps {
  title: string;
  songs: readonly PracticeSong[];
  /** Of one without a recording too there is a button, which says so. */
  saysWhatIsMissing?: boolean;
}

function Songs({ title, songs, saysWhatIsMissing = false }: SongsProps) {
  const windows = useSongWindows();
  const studio = useOpenStudio();
  const isOnline = useIsOnline();
  const { entries } = useKeptState();
  if (songs.length === 0) return null;
  const isHeard = ({ id, recordingFilename }: PracticeSong) =>
    isOnline || entries.has(id) || recordingFilename === null;
  return (
    <ListedSongsContext value={songs}>
      <section className={styles.group}>
        <h3>{title}</h3>
        <ul>
          {songs.map((song) => (
            <li key={song.id} className={styles.song}>
              {song.recordingFilename === null && !saysWhatIsMissing ? (
                <span />
              ) : (
                <PlayButton
                  song={song}
                  tabIndex={0}
                  unavailable={isHeard(song) ? undefined : NOT_HERE}
                />
              )}
              <button type="button" className={styles.name} onClick={() => windows.view(song)}>
                <strong>{song.title}</strong>
                <span>{song.artist}</span>
              </button>
              <span>
                <KeyBadge song={song} />
              </span>
              {song.recordingFilename !== null && (
                <IconButton
                  label={`Studio: ${song.title}`}
                  unavailable={studio.unavailable}
                  onClick={() => studio.open(song)}
                >
                  <IconWaveSquare aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </section>
    </ListedSongsContext>
  );
}
