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
import { IconBookmark, IconMusicPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { ListedSongsContext } from "../../lib/player/listed-songs-context.ts";
import { useBandUser } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ListFrame } from "../../ui/list-frame/list-frame.tsx";
import type { ListState } from "../../ui/list-frame/list-options.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useSongs } from "../../lib/songs/songs-query.ts";
import { songColumns, songPhoneColumns } from "./song-columns.tsx";
import { SongDetails } from "./song-details.tsx";
import { type SongSearch, statusesOf, statusParam } from "./song-search.ts";
import { STATUS_TONE } from "../../ui/marks/status-tone.ts";
import { useBookmarkSong } from "../../ui/bookmarks/use-bookmark-song.ts";
import { usePlaying } from "./play-button.tsx";
import { usePlaySong } from "./use-play-song.ts";
import { useLibraryTools } from "./use-library-tools.tsx";
import {
  useBookmarksBySong,
  useListedSongs,
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

interface SongsPageProps {
  search: SongSearch;
  onSearch: (search: SongSearch) => void;
  /** What other features do with the whole library. */
  tools?: readonly MenuGroup[];
}

export function SongsPage({ search, onSearch, tools = NO_TOOLS }: SongsPageProps) {
  const songs = useSongs();
  const windows = useSongWindows();
  const bookmarks = useBookmarksBySong();
  const onBookmark = useBookmarkSong();
  const actions = useSongActions(bookmarks);
  const libraryTools = useLibraryTools(tools);
  const mayEdit = canEditSongs(useBandUser());
  const playing = usePlaying();
  const play = usePlaySong();
  const rows = songs.data ?? NO_SONGS;
  const counts = useStatusCounts(rows);
  const shown = useShownSongs(rows, bookmarks, search);
  const listed = useListedSongs(shown, search.search);
  const columns = {
    actions,
    bookmarks,
    onBookmark,
    playing,
    onPlay: (song: SongRow) => play(song, listed),
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
    <ListedSongsContext value={listed}>
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
        empty={<NoSongs onAdd={mayEdit ? windows.add : undefined} />}
      />
    </ListedSongsContext>
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

function NoSongs({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <>
      <h2>Every song the band plays, in one place</h2>
      <p>Title, key, tempo and length, lyrics and tab, and a recording to practise with.</p>
      {onAdd && (
        <Button kind="main" icon={<IconMusicPlus aria-hidden />} onClick={onAdd}>
          Add Song
        </Button>
      )}
    </>
  );
}
