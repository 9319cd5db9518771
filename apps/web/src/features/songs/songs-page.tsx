/** The band's songs. */
import type { SongRow } from "@bandstand/contracts/songs";
import { formatRunningTime } from "@bandstand/domain/duration";
import { canEditSongs } from "@bandstand/domain/permissions";
import type { SongSort } from "@bandstand/domain/song-list";
import {
  SONG_STATUSES,
  toggleAllStatuses,
  type SongStatusTag,
} from "@bandstand/domain/song-status";
import { IconBookmark } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useDraftedIds } from "../../lib/drafts/use-drafted-ids.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import { ListFrame } from "../../ui/list-frame/list-frame.tsx";
import type { ListState } from "../../ui/list-frame/list-options.ts";
import type { MenuGroup, MenuItem } from "../../ui/menu/menu-item.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useSongs } from "../../lib/songs/songs-query.ts";
import { NoSongs } from "./no-songs.tsx";
import { songColumns, songPhoneColumns } from "./song-columns.tsx";
import { SongDetails } from "./song-details.tsx";
import { type SongSearch, statusesOf, statusParam } from "./song-search.ts";
import { STATUS_TONE } from "../../ui/marks/status-tone.ts";
import { useBookmarkSong } from "../../ui/bookmarks/use-bookmark-song.ts";
import { usePlaying } from "./play-button.tsx";
import { usePlaySong } from "./use-play-song.ts";
import { useLibraryTools } from "./use-library-tools.tsx";
import {
  songsWith,
  useBookmarksBySong,
  useShownSongs,
  useStatusCounts,
} from "./use-shown-songs.ts";
import { useSongActions } from "./use-song-actions.tsx";
import { useSongWindows } from "./use-song-windows.ts";

const SORTS: readonly { value: SongSort; label: string }[] = [
  { value: "title", label: "Title" },
  { value: "artist", label: "Artist" },
  { value: "avgRating", label: "Rating" },
];

const SongSelectionBar = lazy(async () => ({
  default: (await import("./song-selection-bar.tsx")).SongSelectionBar,
}));

const NO_SONGS: readonly SongRow[] = [];
const NO_TOOLS: readonly MenuGroup[] = [];
const NO_STARTS: readonly MenuItem[] = [];

interface SongsPageProps {
  search: SongSearch;
  onSearch: (search: SongSearch) => void;
  /** What other features do with the whole library. */
  tools?: readonly MenuGroup[];
  /** How other features bring the first songs. */
  starts?: readonly MenuItem[];
}

export function SongsPage({
  search,
  onSearch,
  tools = NO_TOOLS,
  starts = NO_STARTS,
}: SongsPageProps) {
  const songs = useSongs();
  const windows = useSongWindows();
  const bookmarks = useBookmarksBySong();
  const drafted = useDraftedIds("song");
  const onBookmark = useBookmarkSong();
  const actions = useSongActions(bookmarks);
  const libraryTools = useLibraryTools(tools);
  const mayEdit = canEditSongs(useBandUser());
  const playing = usePlaying();
  const play = usePlaySong();
  const rows = songs.data ?? NO_SONGS;
  const counts = useStatusCounts(rows);
  const shown = useShownSongs(rows, bookmarks, search);
  const listed = useRef({ songs: shown, text: search.search });
  useEffect(() => {
    listed.current = { songs: shown, text: search.search };
  }, [shown, search.search]);
  const columns = {
    actions,
    bookmarks,
    drafted,
    onBookmark,
    playing,
    // Asked when something is played: other columns would draw each row again with each search.
    onPlay: (song: SongRow) => play(song, songsWith(listed.current.songs, listed.current.text)),
  };
  const { sort = "title", direction = "asc" } = search;
  const statuses = statusesOf(search.status);
  const isBookmarked = search.bookmarked === "true";

  const change = (part: { [K in keyof SongSearch]: SongSearch[K] | undefined }) =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...search, ...part }).filter(([, value]) => value !== undefined),
      ),
    );
  const showStatuses = (next: readonly SongStatusTag[]) => change({ status: statusParam(next) });
  const toggle = (tag: SongStatusTag) =>
    showStatuses(
      statuses.includes(tag) ? statuses.filter((one) => one !== tag) : [...statuses, tag],
    );

  return (
    <>
      <PageTitle title="Songs" />
      <ListFrame<SongRow, SongSort>
        title="Songs"
        summary={(visible) => summaryOf(visible, rows.length)}
        rows={shown}
        total={rows.length}
        status={stateOf(songs)}
        rowKey={({ id }) => id}
        rowLabel={({ title, artist }) => `${title}, ${artist}`}
        columns={songColumns(columns)}
        phoneColumns={songPhoneColumns(columns)}
        details={(song) => <SongDetails songId={song.id} />}
        onOpen={windows.view}
        isCurrent={({ id }) => id === playing.songId}
        search={{
          label: "Search by Song Title, Artist, Featuring",
          placeholder: "Song Title, Artist, Featuring",
          value: search.search ?? "",
          onChange: (text) => change({ search: text === "" ? undefined : text }),
          fields: ({ title, artist, featuring }) => [title, artist, featuring],
        }}
        filters={[
          ...SONG_STATUSES.map(({ tag, name }) => ({
            key: tag,
            label: name,
            tone: STATUS_TONE[tag],
            count: counts.get(tag) ?? 0,
            pressed: statuses.includes(tag),
            onPress: () => toggle(tag),
          })),
          {
            key: "bookmarked",
            label: "Bookmarked",
            icon: <IconBookmark aria-hidden />,
            count: rows.filter(({ id }) => bookmarks.has(id)).length,
            pressed: isBookmarked,
            onPress: () => change({ bookmarked: isBookmarked ? undefined : "true" }),
          },
        ]}
        all={{
          pressed: statuses.length === SONG_STATUSES.length,
          onPress: () =>
            change({ status: statusParam(toggleAllStatuses(statuses)), bookmarked: undefined }),
        }}
        sort={{
          fields: SORTS,
          field: sort,
          direction,
          onChange: (field, way) =>
            change({
              sort: field === "title" ? undefined : field,
              direction: way === "desc" ? way : undefined,
            }),
        }}
        menu={libraryTools}
        selectionBar={(selected) => (
          <Suspense fallback={null}>
            <SongSelectionBar songs={selected} />
          </Suspense>
        )}
        {...(mayEdit && { add: { label: "Add Song", onPress: windows.add } })}
        onClearFilters={() => change({ status: undefined, bookmarked: undefined })}
        empty={<NoSongs onAdd={mayEdit ? windows.add : undefined} starts={starts} />}
      />
    </>
  );
}

function stateOf(songs: ReturnType<typeof useSongs>): ListState {
  if (songs.data) return { state: "ready" };
  if (songs.isError)
    return { state: "failed", message: songs.error.message, onRetry: () => void songs.refetch() };
  return { state: "loading" };
}

/** "57 of 86 · 3 h 31 min" */
function summaryOf(shown: readonly SongRow[], total: number): string {
  const seconds = shown.reduce((sum, song) => sum + (song.seconds ?? 0), 0);
  return `${shown.length.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")} · ${formatRunningTime(seconds)}`;
}
