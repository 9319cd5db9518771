/** Up to three songs that anybody may hear, in their order. */
import { PRESS_KIT, type PressKit } from "@bandstand/contracts/press-kit";
import { listSongs } from "@bandstand/contracts/songs";
import { IconX } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSongs } from "../../../records/songs/songs-query.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { ComboField } from "../../../ui/form-frame/combo-field.tsx";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import styles from "./press-kit-window.module.css";

type Songs = PressKit["songs"];

interface PressSongsProps {
  songs: Songs;
  onChange: (songs: Songs) => void;
}

export function PressSongs({ songs, onChange }: PressSongsProps) {
  const mayAdd = useMay(listSongs) && songs.length < PRESS_KIT.songs;
  return (
    <FieldGroup title="Songs to hear">
      {songs.length > 0 && (
        <ol className={styles.chosen} aria-label="Songs">
          {songs.map((song) => (
            <li key={song.id}>
              <span dir="auto">{song.title}</span>
              <IconButton
                label={`Remove ${song.title}`}
                onClick={() => onChange(songs.filter(({ id }) => id !== song.id))}
              >
                <IconX aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {mayAdd && <AddSong songs={songs} onChange={onChange} />}
    </FieldGroup>
  );
}

function AddSong({ songs, onChange }: PressSongsProps) {
  const { data: all = [] } = useSongs();
  const chosen = new Set(songs.map(({ id }) => id));
  const others = all.filter(
    ({ id, recordingFilename }) => recordingFilename !== null && !chosen.has(id),
  );
  return (
    <ComboField
      // A new one after each song, so that the field is empty again.
      key={songs.length}
      label="Add a song with a recording"
      placeholder="Type a part of its title"
      options={others.map(({ id, title, artist }) => ({ value: id, label: title, detail: artist }))}
      field={uncheckedField<number>("press-song", null, (songId) => {
        const song = others.find(({ id }) => id === songId);
        if (song) onChange([...songs, { id: song.id, title: song.title }]);
      })}
    />
  );
}
