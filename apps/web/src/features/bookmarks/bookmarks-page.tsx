/** The songs that a member wants to work on, in an order of their own. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import { formatRunningTime } from "@bandstand/domain/duration";
import { IconArrowsSort, IconCheck, IconPlus } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useBookmarkChanges, useBookmarks } from "../../records/bookmarks/bookmarks.ts";
import { ListedSongsContext } from "../../records/player/listed-songs-context.ts";
import { useBookmarkSong } from "../../records/bookmarks/use-bookmark-song.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListFailed } from "../../ui/list-frame/list-states.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { ThumbAction } from "../../ui/page/thumb-action.tsx";
import { latePart, useFetchAhead } from "../../ui/parts/late-part.ts";
import { usePhone } from "../../ui/windows/use-phone.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { RestingList } from "../../ui/sortable/resting-list.tsx";
import { afterMove, type SortableMove } from "../../ui/sortable/sortable-order.ts";
import type { SortableRowParts } from "../../ui/sortable/sortable-row.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { useOpenStudio } from "../../records/studio/use-open-studio.ts";
import { BookmarkCard } from "./bookmark-card.tsx";
import { BookmarksSkeleton } from "./bookmarks-skeleton.tsx";
import styles from "./bookmarks.module.css";
import { useAddSongs } from "./use-add-songs.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";

export type BookmarkedSong = Bookmark["Song"];

interface BookmarksPageProps {
  playButton: (song: BookmarkedSong) => ReactNode;
  /** The others follow in the order of the bookmarks. */
  onPlay: (song: BookmarkedSong, queue: readonly BookmarkedSong[]) => void;
  onView: (song: BookmarkedSong) => void;
}

const LIST = "bookmarks";

const SongsPicture = lazy(async () => ({
  default: (await import("../../ui/product-pictures/songs-picture.tsx")).SongsPicture,
}));
const MovableBookmarks = latePart(
  async () => (await import("../../ui/sortable/sortable-lists.tsx")).SortableLists<Bookmark>,
);
const AHEAD = [MovableBookmarks];

export function BookmarksPage({ playButton, onPlay, onView }: BookmarksPageProps) {
  const { data: bookmarks, error, refetch } = useBookmarks();
  const changes = useBookmarkChanges();
  const toggle = useBookmarkSong();
  const notify = useNotify();
  const addSongs = useAddSongs();
  const studio = useOpenStudio();
  const [isMoving, setMoving] = useState(false);
  const phone = usePhone();
  const unavailable = useWhyOffline();
  const count = bookmarks?.length ?? 0;
  const queue = bookmarks?.map(({ Song }) => Song) ?? [];
  useFetchAhead(AHEAD);

  async function startMoving(): Promise<void> {
    try {
      await MovableBookmarks.fetch();
      setMoving(true);
    } catch (cause) {
      notify.failed("The bookmarks cannot be moved now", cause);
    }
  }

  function move(lists: readonly Bookmark[], change: SortableMove): void {
    const next = afterMove([spec(lists)], change).get(LIST) ?? lists;
    changes
      .order(next)
      .catch((cause: unknown) =>
        notify.failed(
          "The new order was not saved",
          cause,
          "The bookmarks are back in the order before.",
        ),
      );
  }

  const card = (bookmark: Bookmark, parts: SortableRowParts) => (
    <BookmarkCard
      bookmark={bookmark}
      parts={parts}
      playButton={playButton(bookmark.Song)}
      onPlay={() => onPlay(bookmark.Song, queue)}
      onStudio={() => studio.open(bookmark.Song, "bookmarks")}
      studioUnavailable={studio.unavailable}
      onView={() => onView(bookmark.Song)}
      onRemove={() => toggle(bookmark.Song, bookmark)}
    />
  );

  return (
    <>
      <PageTitle title="Bookmarks" />
      <div className={styles.head}>
        <PageHeader
          title="Bookmarks"
          detail={count > 0 && <span role="status">{summaryOf(queue)}</span>}
          actions={
            <>
              {count > 1 && (
                <Button
                  compact
                  icon={isMoving ? <IconCheck aria-hidden /> : <IconArrowsSort aria-hidden />}
                  onClick={() => (isMoving ? setMoving(false) : void startMoving())}
                >
                  {isMoving ? "Disable Move" : "Enable Move"}
                </Button>
              )}
              {count > 0 && !phone && (
                <Button
                  kind="main"
                  icon={<IconPlus aria-hidden />}
                  unavailable={unavailable}
                  onClick={addSongs}
                >
                  Add Songs
                </Button>
              )}
            </>
          }
        />
      </div>
      {count > 0 && phone && (
        <ThumbAction
          label="Add Songs"
          icon={<IconPlus aria-hidden />}
          unavailable={unavailable}
          onPress={addSongs}
        />
      )}
      <div className={styles.body}>
        {!bookmarks && !error && <BookmarksSkeleton />}
        {!bookmarks && error && <ListFailed error={error} onRetry={() => void refetch()} />}
        {bookmarks && count === 0 && <NoBookmarks unavailable={unavailable} onAdd={addSongs} />}
        {bookmarks && count > 0 && (
          <ListedSongsContext value={queue}>
            {isMoving && count > 1 ? (
              <MovableBookmarks
                lists={[spec(bookmarks)]}
                itemKey={keyOf}
                itemLabel={({ Song }) => Song.title}
                onMove={(change) => move(bookmarks, change)}
                item={card}
              >
                {(list) => list(LIST)}
              </MovableBookmarks>
            ) : (
              <RestingList spec={spec(bookmarks)} itemKey={keyOf} item={card} />
            )}
          </ListedSongsContext>
        )}
      </div>
    </>
  );
}

const spec = (items: readonly Bookmark[]) => ({ key: LIST, label: "Bookmarks", items });
const keyOf = ({ id }: Bookmark): number => id;

/** "7 songs · 28 min" */
function summaryOf(songs: readonly BookmarkedSong[]): string {
  const seconds = songs.reduce((sum, song) => sum + (song.seconds ?? 0), 0);
  return `${songs.length} ${songs.length === 1 ? "song" : "songs"} · ${formatRunningTime(seconds)}`;
}

interface NoBookmarksProps {
  unavailable: string | undefined;
  onAdd: () => void;
}

function NoBookmarks({ unavailable, onAdd }: NoBookmarksProps) {
  return (
    <EmptyState
      picture={
        <Suspense fallback={null}>
          <SongsPicture />
        </Suspense>
      }
      title="The songs you want to focus on"
      action={
        <Button
          kind="main"
          icon={<IconPlus aria-hidden />}
          unavailable={unavailable}
          onClick={onAdd}
        >
          Add Songs
        </Button>
      }
    >
      Bookmark what you are working on: a new one to learn, a solo that isn’t there yet. They stand
      here in the order you like, ready to play, and only you see them.
    </EmptyState>
  );
}
