/** What the member works on: their bookmarks, and the newest recordings. */
import { IconPlayerPlayFilled, IconWaveSquare } from "@tabler/icons-react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useBookmarks } from "../../../records/bookmarks/bookmarks.ts";
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
const NOT_HERE = "You are offline, and its recording is not on this device";
const NONE_HERE = "You are offline, and none of these recordings is on this device";

export function PracticeCard() {
  const bookmarks = useBookmarks();
  const songs = useSongs();
  const play = usePlaySong();
  const isOnline = useIsOnline();
  const { entries } = useKeptState();
  if (bookmarks.isPending || songs.isPending) return <CardSkeleton lines={4} />;
  const { bookmarked, recorded, queue } = practiceSongs(bookmarks.data ?? [], songs.data ?? []);
  const heard = queue.filter(({ id }) => isOnline || entries.has(id));
  const [first] = heard;
  if (bookmarked.length + recorded.length === 0) return null;
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
        <Songs title="My bookmarks" songs={bookmarked} />
        <Songs title="Newest recordings" songs={recorded} />
      </div>
    </Card>
  );
}

function Songs({ title, songs }: { title: string; songs: readonly PracticeSong[] }) {
  const windows = useSongWindows();
  const studio = useOpenStudio();
  const isOnline = useIsOnline();
  const { entries } = useKeptState();
  if (songs.length === 0) return null;
  return (
    <ListedSongsContext value={songs}>
      <section className={styles.group}>
        <h3>{title}</h3>
        <ul>
          {songs.map((song) => (
            <li key={song.id} className={styles.song}>
              {song.recordingFilename === null ? (
                <span />
              ) : (
                <PlayButton
                  song={song}
                  tabIndex={0}
                  unavailable={isOnline || entries.has(song.id) ? undefined : NOT_HERE}
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
