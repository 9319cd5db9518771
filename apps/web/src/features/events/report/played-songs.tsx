/** The songs of the set list with a tick for each that was played, and a way to add what came besides. */
import { listSongs } from "@bandstand/contracts/songs";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { PickRow } from "../../../ui/choice/pick-row.tsx";
import { ComboField } from "../../../ui/form-frame/combo-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import styles from "./gig-report.module.css";
import type { PlayedSongsDraft } from "./use-played-songs.ts";

export function PlayedSongs({ songs }: { songs: PlayedSongsDraft }) {
  const { rows, played, toggle } = songs;
  const mayAdd = useMay(listSongs);
  return (
    <FieldGroup title="What you played">
      {rows.length > 0 && (
        <p role="status" className={styles.count}>
          {played?.length === rows.length
            ? `All ${rows.length} songs`
            : `${played?.length} of ${rows.length} songs`}
        </p>
      )}
      <ul className={styles.songs} aria-label="Songs">
        {rows.map(({ songId, title, artist, isPlayed }) => (
          <li key={songId}>
            <PickRow isPicked={isPlayed} isHere={false} onToggle={() => toggle(songId)}>
              <span className={styles.song}>
                <span dir="auto">{title}</span>
                <small dir="auto">{artist}</small>
              </span>
            </PickRow>
          </li>
        ))}
      </ul>
      {mayAdd && <AddPlayedSong songs={songs} />}
    </FieldGroup>
  );
}

function AddPlayedSong({ songs: { rows, add } }: { songs: PlayedSongsDraft }) {
  const { data: all = [] } = useSongs();
  const listed = new Set(rows.map(({ songId }) => songId));
  const others = all.filter(({ id }) => !listed.has(id));
  return (
    <ComboField
      // A new one after each song, so that the field is empty again.
      key={rows.length}
      label="Another song"
      placeholder="Type a part of its title"
      options={others.map(({ id, title, artist }) => ({ value: id, label: title, detail: artist }))}
      field={uncheckedField<number>("another-song", null, (songId) => {
        const song = others.find(({ id }) => id === songId);
        if (song) add({ songId: song.id, title: song.title, artist: song.artist });
      })}
    />
  );
}
