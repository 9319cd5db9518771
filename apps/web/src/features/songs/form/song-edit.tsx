import { deleteSong as deleteCall, saveSong, type Song } from "@bandstand/contracts/songs";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useSongChanges } from "../../../records/songs/song-changes.ts";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { editSongForm } from "./song-form-schema.ts";
import { SongPanels } from "./song-panels.tsx";
import { useDeleteSong } from "../use-delete-song.ts";

interface SongEditProps {
  songId: number;
  /** Where to go once the song is saved or the form left; in a window, that closes, and what was saved is shown. */
  onClosed?: () => void;
  /** Where to go once the song is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function SongEdit({ songId, ...rest }: SongEditProps) {
  return (
    <SongLoader songId={songId} skeleton={<FormSkeleton />}>
      {(song) => <EditForm song={song} {...rest} />}
    </SongLoader>
  );
}

function EditForm({ song, onClosed, onDeleted }: Omit<SongEditProps, "songId"> & { song: Song }) {
  const songs = useSongChanges();
  const deleteSong = useDeleteSong();
  const notify = useNotify();
  const current = useCurrentWindow();
  const windows = useSongWindows();
  const form = useRecordForm({
    label: song.title,
    draft: { kind: "song", of: song.id },
    original: song,
    schema: editSongForm,
    // An import brings songs without a genre, or an artist.
    asksOnlyForChanges: true,
    save: (changed) => songs.save(song.id, changed),
    reload: () => songs.reload(song.id),
    onSaved(saved) {
      notify.success(`“${saved.title}” was saved`);
      leave();
      if (current) windows.view(saved);
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  async function remove(): Promise<void> {
    if (!(await deleteSong(song))) return;
    current?.dismiss();
    onDeleted?.();
  }

  return (
    <RecordForm
      form={form}
      call={saveSong}
      onLeave={leave}
      remove={{ call: deleteCall, run: () => void remove() }}
    >
      <SongPanels form={form} song={song} />
    </RecordForm>
  );
}
