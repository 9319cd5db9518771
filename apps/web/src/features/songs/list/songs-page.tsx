/** The band's songs. */
import { addSong, type SongRow } from "@bandstand/contracts/songs";
import { listLastPlayed } from "@bandstand/contracts/gig-reports";
import { formatRunningTime } from "@bandstand/domain/duration";
import type { SongSort } from "@bandstand/domain/song-list";
import { SONG_STATUSES, toggleAllStatuses } from "@bandstand/domain/song-status";
import { IconBookmark } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import type { RowMenuFace, RowPlace } from "../../../ui/list-frame/columns.ts";
import { labelDrag } from "../../../ui/list-frame/drag-label.ts";
import { ListFrame } from "../../../ui/list-frame/list-frame.tsx";
import { allowedItems } from "../../../ui/menu/allowed-groups.ts";
import type { MenuContents, MenuGroup, MenuItem } from "../../../ui/menu/menu-item.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { hiddenRows } from "../../../records/kit/hidden-rows.ts";
import { listChoices, tagChoice } from "../../../records/kit/list-choices.ts";
import { useSongStatuses } from "../../../records/lookups/lookups.ts";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { listStateOf } from "../../../records/kit/list-state.ts";
import { useAddToSetlist } from "../../../records/setlists/add-to-setlist.ts";
import { dragSongs } from "../../../records/songs/dragged-songs.ts";
import { useLastPlayed } from "../../../records/songs/last-played-query.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { countOf } from "./song-count.ts";
import { NoSongs } from "./no-songs.tsx";
import { showBesides, SONG_SORTS, type SongSearch, STATUSES } from "./song-search.ts";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { usePlaying } from "../recording/play-button.tsx";
import { usePlayListed } from "./use-play-listed.ts";
import { useBookmarksBySong, useShownSongs, useStatusCounts } from "./use-shown-songs.ts";
import { useSongColumns } from "./use-song-columns.ts";
import { useSongKeys } from "./use-song-keys.ts";
import { useRatingPopover } from "./use-rating-popover.tsx";
import { songWindowKey } from "../../../records/songs/song-address.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

const SongDetails = lazy(async () => ({
  default: (await import("./song-details.tsx")).SongDetails,
}));
const SongSelectionBar = lazy(async () => ({
  default: (await import("./song-selection-bar.tsx")).SongSelectionBar,
}));

const SongMenu = latePart(async () => (await import("./song-menus.tsx")).SongMenu);
const StatusMenu = latePart(async () => (await import("./song-menus.tsx")).StatusMenu);
const LibraryMenu = latePart(async () => (await import("./song-menus.tsx")).LibraryMenu);
const MENUS = [SongMenu, StatusMenu, LibraryMenu];

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
  const may = useMayCall();
  const isOnline = useIsOnline();
  const onAdd = may(addSong) ? windows.add : undefined;
  const addToSetlist = useAddToSetlist();
  const playing = usePlaying();
  const rows = songs.data ?? NO_SONGS;
  const docked = useDockedKey();
  const counts = useStatusCounts(rows);
  const knowsPlayed = may(listLastPlayed);
  const isByPlayed = knowsPlayed && search.sort === "played";
  // Asked for only where the list is sorted by it.
  const lastPlayed = useLastPlayed({ enabled: isByPlayed });
  const shown = useShownSongs(rows, bookmarks, lastPlayed, search);
  const onPlay = usePlayListed(shown, search.search);
  useFetchAhead(MENUS);
  useSongStatuses(); // Asked for ahead, too: the menu of statuses lists them when it opens.
  const statusMenu = (song: SongRow): RowMenuFace => ({
    part: "status",
    label: `Status of ${song.title}`,
    contents: (panel) => <StatusMenu song={song} panel={panel} />,
  });
  const songMenu =
    (song: SongRow, place: RowPlace, besides = { statuses: false }): MenuContents =>
    (panel) => <SongMenu {...{ song, place, bookmarks, statusMenu, panel, ...besides }} />;
  const keys = useSongKeys({ bookmarks, onPlay, statusMenu });
  const rating = useRatingPopover();
  const columns = useSongColumns({
    songMenu,
    bookmarks,
    playing,
    onPlay,
    statusMenu,
    rating: rating.popover,
    lastPlayed: isByPlayed ? lastPlayed : undefined,
  });
  const onDrag = (songs: readonly SongRow[], transfer: DataTransfer) => {
    dragSongs(songs, transfer);
    labelDrag(transfer, songs.length === 1 ? (songs[0]?.title ?? "") : countOf(songs));
  };
  const { change, text, sort } = listChoices({ search, onSearch }, SONG_SORTS);
  const { tags, filter } = tagChoice(STATUSES, search.status, (status) => change({ status }));
  const isBookmarked = search.bookmarked === "true";
  const hidden = hiddenRows({
    rows,
    shown,
    tags: SONG_STATUSES,
    tagOf: ({ songStatusTag }) => songStatusTag,
    onShow: (more) => change(showBesides(tags, more)),
  });

  return (
    <>
      <PageTitle title="Songs" />
      <ListFrame<SongRow, SongSort>
        title="Songs"
        summary={(visible) => summaryOf(visible, rows.length)}
        rows={shown}
        total={rows.length}
        status={listStateOf(songs)}
        rowKey={({ id }) => id}
        rowLabel={({ title, artist }) => `${title}, ${artist}`}
        {...columns}
        details={(song) => (
          <Suspense fallback={null}>
            <SongDetails songId={song.id} />
          </Suspense>
        )}
        onOpen={windows.view}
        onCursor={windows.follow}
        isShown={({ id }) => docked === songWindowKey(id)}
        oneLine
        keys={keys}
        isCurrent={({ id }) => id === playing.songId}
        search={{
          label: "Search by Song Title, Artist, Featuring",
          placeholder: "Song Title, Artist, Featuring",
          ...text,
          fields: ({ title, artist, featuring }) => [title, artist, featuring],
        }}
        filters={[
          ...SONG_STATUSES.map(({ tag, name }) => ({
            ...filter(tag),
            label: name,
            tone: STATUS_TONE[tag],
            count: counts.get(tag) ?? 0,
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
          pressed: tags.length === SONG_STATUSES.length,
          onPress: () =>
            change({ status: STATUSES.paramOf(toggleAllStatuses(tags)), bookmarked: undefined }),
        }}
        hidden={hidden}
        sort={
          knowsPlayed
            ? sort
            : { ...sort, fields: sort.fields.filter(({ value }) => value !== "played") }
        }
        menu={(visible) => (panel) => <LibraryMenu shown={visible} tools={tools} panel={panel} />}
        selectionBar={(selected) => (
          <Suspense fallback={null}>
            <SongSelectionBar songs={selected} />
          </Suspense>
        )}
        {...(addToSetlist.isOffered && !addToSetlist.unavailable && { onDrag })}
        {...(onAdd && {
          add: {
            label: "Add Song",
            onPress: onAdd,
            ...(!isOnline && { unavailable: offlineWords() }),
          },
        })}
        onClearFilters={() => change({ status: undefined, bookmarked: undefined })}
        empty={<NoSongs onAdd={onAdd} starts={allowedItems(starts, may)} />}
      />
      {rating.panel}
    </>
  );
}

/** "57 of 86 · 3 h 31 min" */
function summaryOf(shown: readonly SongRow[], total: number): string {
  const seconds = shown.reduce((sum, song) => sum + (song.seconds ?? 0), 0);
  return `${shown.length.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")} · ${formatRunningTime(seconds)}`;
}
