/** Bookmarks songs one by one: each goes to the top, behind those added before it here. */
import { BOOKMARK_MESSAGES } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";
import { IconBookmarkPlus, IconCircleCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useBookmarkChanges, useBookmarks } from "../../records/bookmarks/bookmarks.ts";
import { useSongs } from "../../records/songs/songs-query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import type { ListColumn } from "../../ui/list-frame/columns.ts";
import { ListFrame } from "../../ui/list-frame/list-frame.tsx";
import { Chip } from "../../ui/marks/chip.tsx";
import { STATUS_TONE } from "../../records/songs/status-tone.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import styles from "./add-songs.module.css";
import { bookmarkableSongs } from "./bookmarkable-songs.ts";

export function AddSongs() {
  const songs = useSongs();
  const bookmarks = useBookmarks();
  const changes = useBookmarkChanges();
  const notify = useNotify();
  /** Those on their way to the server, which leave the list at once. */
  const [sending, setSending] = useState<readonly number[]>([]);
  const [added, setAdded] = useState(0);
  const error = songs.error ?? bookmarks.error;
  const isLoaded = songs.data !== undefined && bookmarks.data !== undefined;

  const taken = new Set([...(bookmarks.data ?? []).map(({ songId }) => songId), ...sending]);
  const available = bookmarkableSongs(songs.data ?? [], taken);

  async function add({ id, title }: SongRow): Promise<void> {
    setSending((before) => [...before, id]);
    setAdded((before) => before + 1);
    try {
      await changes.add(id, added + 1);
    } catch (cause) {
      setAdded((before) => before - 1);
      notify.failed(BOOKMARK_MESSAGES.addFailed(title), cause);
    }
    setSending((before) => before.filter((other) => other !== id));
  }

  if (!isLoaded && error) {
    return (
      <div className={styles.state} role="alert">
        <SectionTitle>{BOOKMARK_MESSAGES.availableFailed}</SectionTitle>
        <p>{error.message}</p>
        <Button
          onClick={() => {
            void songs.refetch();
            void bookmarks.refetch();
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  return (
    <ListFrame<SongRow>
      title="Songs"
      rows={available}
      status={{ state: isLoaded ? "ready" : "loading" }}
      rowKey={({ id }) => id}
      rowLabel={({ title, artist, songStatusName }) => `${title}, ${artist}, ${songStatusName}`}
      columns={columns((song) => void add(song))}
      onOpen={(song) => void add(song)}
      search={{
        label: "Search by Song Title, Artist, Featuring",
        placeholder: "Song Title, Artist, Featuring",
        value: "",
        onChange: () => {},
        fields: ({ title, artist, featuring }) => [title, artist, featuring],
      }}
      summary={(shown) => `${shown.length.toLocaleString("en-GB")} to choose from`}
      empty={<NothingLeft hasSongs={(songs.data?.length ?? 0) > 0} />}
    />
  );
}

const columns = (add: (song: SongRow) => void): readonly ListColumn<SongRow>[] => [
  {
    key: "song",
    label: "Song",
    width: "minmax(0, 1fr)",
    skeletonWidth: "60%",
    cell: ({ title, artist }) => (
      <div className={styles.song}>
        <strong>{title}</strong>
        <span>{artist}</span>
      </div>
    ),
  },
  {
    key: "status",
    label: "Status",
    width: "auto",
    cell: ({ songStatusTag, songStatusName }) => (
      <Chip tone={STATUS_TONE[songStatusTag]} label={songStatusName} />
    ),
  },
  {
    key: "add",
    label: "Add",
    width: "var(--control)",
    align: "end",
    cell: (song, { tabIndex }) => (
      <IconButton
        label={`Add ${song.title} to bookmarks`}
        tabIndex={tabIndex}
        onClick={() => add(song)}
      >
        <IconBookmarkPlus aria-hidden />
      </IconButton>
    ),
  },
];

function NothingLeft({ hasSongs }: { hasSongs: boolean }) {
  if (!hasSongs) return <p>The band has no songs yet.</p>;
  return (
    <p className={styles.all} role="status">
      <IconCircleCheck aria-hidden /> {BOOKMARK_MESSAGES.allBookmarked}
    </p>
  );
}
