import type { Song } from "@bandstand/contracts/songs";
import { IconTrash } from "@tabler/icons-react";
import { Button } from "../../ui/buttons/button.tsx";
import { RecordForm } from "../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { useSongChanges } from "./requests/change-songs.ts";
import { useSong } from "../../lib/songs/song-query.ts";
import { editSongForm } from "./song-form-schema.ts";
import { SongFailed } from "./song-failed.tsx";
import { ContentPanel, DetailsPanel, MediaPanel, SongPanel } from "./song-panels.tsx";
import styles from "./song-form.module.css";
import { useDeleteSong } from "./use-delete-song.ts";

interface SongEditProps {
  songId: number;
  /** Where to go once the song is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function SongEdit({ songId, onDeleted }: SongEditProps) {
  const { data: song, error } = useSong(songId);
  if (song) return <EditForm song={song} onDeleted={onDeleted} />;
  return error ? (
    <SongFailed error={error} />
  ) : (
    <div className={styles.skeleton} aria-busy="true" aria-label="Loading" />
  );
}

function EditForm({ song, onDeleted }: { song: Song; onDeleted: (() => void) | undefined }) {
  const songs = useSongChanges();
  const deleteSong = useDeleteSong();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: song.title,
    original: song,
    schema: editSongForm,
    save: (changed) => songs.save(song.id, changed),
    reload: () => songs.reload(song.id),
    onSaved: ({ title }) => {
      current?.setTitle(`Edit ${title}`);
      notify.success(`“${title}” was saved`);
    },
  });

  async function remove(): Promise<void> {
    if (!(await deleteSong(song))) return;
    current?.dismiss();
    onDeleted?.();
  }

  return (
    <div className={styles.form}>
      <RecordForm
        form={form}
        start={
          <Button kind="danger" icon={<IconTrash aria-hidden />} onClick={() => void remove()}>
            Delete
          </Button>
        }
      >
        <DetailsPanel form={form} songId={song.id} />
        <SongPanel form={form} />
        <MediaPanel form={form} />
        <ContentPanel form={form} />
      </RecordForm>
    </div>
  );
}
