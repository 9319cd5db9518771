/** What can be done with the songs that are picked. What a member may not do is not in it. */
import { bookmarkSongs } from "@bandstand/contracts/bookmarks";
import { downloadZip } from "@bandstand/contracts/downloads";
import { saveSongs } from "@bandstand/contracts/song-library";
import type { SongRow } from "@bandstand/contracts/songs";
import {
  IconBookmark,
  IconBookmarkOff,
  IconCategory,
  IconDots,
  IconDownload,
  IconPlaylistAdd,
  IconProgressCheck,
  IconTag,
} from "@tabler/icons-react";
import { ownGenresOf } from "@bandstand/domain/song-genre";
import { useState } from "react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useQueueItems } from "../../../records/player/use-queue-items.tsx";
import { ADD_TO_SETLIST, useAddToSetlist } from "../../../records/setlists/add-to-setlist.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useGenres, useSongStatuses } from "../../../records/lookups/lookups.ts";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { StatusMark } from "../../../ui/marks/status-mark.tsx";
import { lookupItems } from "../../../ui/lookups/lookup-items.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { NewTagDialog } from "./new-tag-dialog.tsx";
import styles from "./song-selection-bar.module.css";
import { tagMenu } from "./tag-menu.tsx";
import { useChangeSongs } from "./use-change-songs.ts";
import { useKnownTags } from "../form/use-known-tags.ts";
import { useManySongs } from "./use-many-songs.ts";

interface SongSelectionBarProps {
  songs: readonly SongRow[];
}

export function SongSelectionBar({ songs }: SongSelectionBarProps) {
  const may = useMayCall();
  const many = useManySongs();
  const recorded = songs.filter(({ recordingFilename }) => recordingFilename !== null);
  const addToSetlist = useAddToSetlist();
  const queueItems = useQueueItems();
  const noRecording = recorded.length === 0 ? "None of these songs has a recording" : undefined;
  return (
    <>
      {addToSetlist.isOffered && (
        <Button
          kind="quiet"
          compact
          className={styles.change}
          icon={<IconPlaylistAdd aria-hidden />}
          unavailable={addToSetlist.unavailable}
          onClick={() => addToSetlist.choose(songs)}
        >
          {ADD_TO_SETLIST}
        </Button>
      )}
      {may(saveSongs) && <Changes songs={songs} />}
      <MenuButton
        label="More for the selected songs"
        groups={() =>
          allowedGroups(
            [
              { key: "play", items: queueItems(songs) },
              {
                key: "own",
                items: [
                  {
                    key: "bookmark",
                    label: "Bookmark",
                    icon: <IconBookmark />,
                    call: bookmarkSongs,
                    onSelect: () => void many.bookmark(songs, true),
                  },
                  {
                    key: "unbookmark",
                    label: "Remove Bookmarks",
                    icon: <IconBookmarkOff />,
                    call: bookmarkSongs,
                    onSelect: () => void many.bookmark(songs, false),
                  },
                  {
                    key: "zip",
                    label: "Download recordings as ZIP",
                    icon: <IconDownload />,
                    call: downloadZip,
                    unavailable: noRecording,
                    onSelect: () => many.download(recorded),
                  },
                ],
              },
            ],
            may,
          )
        }
      >
        <IconDots aria-hidden />
      </MenuButton>
    </>
  );
}

function Changes({ songs }: SongSelectionBarProps) {
  const changes = useChangeSongs();
  const statuses = useSongStatuses();
  const genres = useGenres();
  const { tags: known, lookup } = useKnownTags();
  const ownGenres = ownGenresOf(lookup.data ?? []);
  const [tagging, setTagging] = useState(false);
  return (
    <>
      <MenuButton
        words
        label="Change status"
        className={styles.change}
        groups={() => [
          {
            key: "status",
            label: "Status",
            items: lookupItems("statuses", statuses, ({ id, tag, name }) => ({
              key: tag,
              label: name,
              icon: <StatusMark dotOnly tone={STATUS_TONE[tag]} label={name} />,
              onSelect: () => void changes.change(songs, { songStatusId: id }, `are ${name} now`),
            })),
          },
        ]}
      >
        <IconProgressCheck aria-hidden /> Status
      </MenuButton>
      <MenuButton
        words
        label="Change genre"
        className={styles.change}
        groups={() => [
          {
            key: "genre",
            label: "Genre",
            items: lookupItems("genres", genres, ({ id, name }) => ({
              key: String(id),
              label: name,
              onSelect: () => void changes.change(songs, { genreId: id }, `are ${name} now`),
            })),
          },
          {
            key: "own-genre",
            label: "Of the band's own",
            items: ownGenres.map((name) => ({
              key: name,
              label: name,
              onSelect: () => void changes.change(songs, { ownGenre: name }, `are ${name} now`),
            })),
          },
        ]}
      >
        <IconCategory aria-hidden /> Genre
      </MenuButton>
      <MenuButton
        words
        label="Change tags"
        className={styles.change}
        groups={() =>
          tagMenu({
            songs,
            known,
            onAdd: (look) => void changes.addTag(songs, look),
            onRemove: (text) => void changes.removeTag(songs, text),
            onNew: () => setTagging(true),
          })
        }
      >
        <IconTag aria-hidden /> Tags
      </MenuButton>
      {tagging && (
        <NewTagDialog
          onClose={() => setTagging(false)}
          onAdd={(look) => {
            setTagging(false);
            void changes.addTag(songs, look);
          }}
        />
      )}
    </>
  );
}
