/** What is played at a rehearsal: its songs, each to be opened, and the set list that they come from. */
import type { DashboardEvent } from "@bandstand/contracts/dashboard";
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import { saveSetlist } from "@bandstand/contracts/setlists";
import { getSong } from "@bandstand/contracts/songs";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { songAddress } from "../../../records/songs/song-address.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import styles from "./rehearsals-card.module.css";

interface RehearsalSetlistProps {
  setlist: NonNullable<DashboardEvent["Setlist"]>;
  /** Null for who may not read them. */
  songs: readonly SectionedSong[] | null;
}

export function RehearsalSetlist({ setlist, songs }: RehearsalSetlistProps) {
  const windows = useSetlistWindows();
  const mayEdit = useMay(saveSetlist);
  return (
    <div>
      <h4>{setlist.name}</h4>
      {songs !== null && songs.length > 0 && (
        <ol className={styles.songs}>
          {songs.map(({ id, Song }) => (
            <li key={id}>
              <SongName song={Song} />
            </li>
          ))}
        </ol>
      )}
      {songs !== null && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => windows.view(setlist)}>
            Open set list
          </Button>
          {mayEdit && (
            <Button size="small" onClick={() => windows.edit(setlist)}>
              Edit set list
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function SongName({ song: { id, title } }: { song: SectionedSong["Song"] }) {
  const windows = useSongWindows();
  if (!useMay(getSong)) return <span className={styles.song}>{title}</span>;
  return (
    <RecordLink
      href={songAddress(id)}
      className={styles.song}
      onOpen={() => windows.view({ id, title })}
    >
      {title}
    </RecordLink>
  );
}
