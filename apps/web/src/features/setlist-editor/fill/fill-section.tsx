/** Songs proposed for a section until it is as long as wanted, taken over as one change. */
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import {
  isSong,
  type EditedSetlist,
  type Section,
  songIdsIn,
  songKeyOf,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { addSongs, removeRows } from "@bandstand/domain/setlist-editing/moves";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { FillDialog } from "./fill-dialog.tsx";
import { placedSong, type SongsById } from "../editor-songs.ts";
import { shareOfSet, timedFields } from "../panels/setlist-time.ts";
import type { ChangeSetlist } from "../use-setlist-editor.ts";

interface FillSectionProps {
  section: Section;
  setlist: EditedSetlist;
  songs: SongsById;
  offered: readonly AvailableSong[];
  change: ChangeSetlist;
  onClose: () => void;
}

export function FillSection(props: FillSectionProps) {
  const { section, setlist, songs, offered, change, onClose } = props;
  const { songInterval } = setlist.fields;
  const minutes = shareOfSet(timedFields(setlist));
  const rows = setlist.lists[section];
  const [today] = useState(() => localDate(new Date()));
  const [drawn] = useState(() => new Map(offered.map(({ id }) => [id, Math.random()])));
  const standing = songIdsIn(setlist.lists);
  return (
    <FillDialog
      section={section}
      interval={songInterval ?? 0}
      interludeSeconds={rows.reduce((sum, row) => sum + (isSong(row) ? 0 : row.seconds), 0)}
      standing={rows.filter(isSong).map((row) => {
        const song = songs.get(row.songId);
        return {
          id: row.songId,
          ...placedSong(row, song),
          avgRating: song?.avgRating ?? null,
          lastPlayed: song?.lastPlayed ?? null,
        };
      })}
      available={offered.filter(({ id }) => !standing.has(id))}
      today={today}
      draw={(songId) => drawn.get(songId) ?? 0}
      {...(minutes !== null && { minutes })}
      onAccept={({ add, remove }) => {
        change((now) =>
          addSongs(removeRows(now, new Set(remove.map(songKeyOf))), add, { section }),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}
