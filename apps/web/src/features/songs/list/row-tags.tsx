/** The tags of a song in its row; a menu that gives and takes them, where the member may change songs. */
import { saveSongs } from "@bandstand/contracts/song-library";
import type { SongRow } from "@bandstand/contracts/songs";
import { IconTag } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { SONG_KEYS } from "../../../records/songs/song-keys.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import type { RowMenuFace, RowPlace } from "../../../ui/list-frame/columns.ts";
import { rowMenuButton } from "../../../ui/list-frame/row-menu-button.ts";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { TagChip } from "../../../ui/tags/tag-chip.tsx";
import { tagsInUse } from "../../../ui/tags/tag-list.ts";
import styles from "./song-columns.module.css";
import { tagMenu } from "./tag-menu.tsx";
import { useChangeSongs } from "./use-change-songs.ts";

interface RowTagsProps {
  song: SongRow;
  place: RowPlace;
}

export function RowTags({ song, place }: RowTagsProps) {
  const mayChange = useMay(saveSongs);
  const tags = (
    <span className={styles.tags}>
      {song.chips.map((chip) => (
        <TagChip key={chip.id} tag={chip} />
      ))}
    </span>
  );
  return mayChange ? (
    <ChangeTags song={song} place={place}>
      {tags}
    </ChangeTags>
  ) : (
    tags
  );
}

function ChangeTags({ song, place, children }: RowTagsProps & { children: ReactNode }) {
  const queries = useQueryClient();
  const windows = useSongWindows();
  const changes = useChangeSongs();
  const songs = [song];
  const face: RowMenuFace = {
    part: "tags",
    label: `Tags of ${song.title}`,
    contents: (panel) =>
      panel(
        tagMenu({
          songs,
          // Asked when it opens: the tags of all songs are counted.
          known: tagsInUse(
            (queries.getQueryData<SongRow[]>(SONG_KEYS.list) ?? []).map(({ chips }) => chips),
          ),
          onAdd: (look) => void changes.addTag(songs, look),
          onRemove: (text) => void changes.removeTag(songs, text),
          onNew: () => windows.edit(song),
        }),
      ),
  };
  return (
    <button
      type="button"
      className={styles.change}
      title="Change tags"
      tabIndex={place.tabIndex}
      {...rowMenuButton(place.menu, face)}
    >
      <VisuallyHiddenInline>{face.label}: </VisuallyHiddenInline>
      {song.chips.length > 0 ? children : <IconTag aria-hidden data-quiet />}
    </button>
  );
}
