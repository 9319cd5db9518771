import { addSong, type Song, uploadRecording } from "@bandstand/contracts/songs";
import { NEW_SONG_STATUS } from "@bandstand/domain/song-status";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSongChanges } from "../../../records/songs/song-changes.ts";
import { useSongStatuses } from "../../../records/lookups/lookups.ts";
import { addSongForm, newSong } from "./song-form-schema.ts";
import { SongPanels } from "./song-panels.tsx";
import { SONGS_PLACE } from "../../../records/songs/songs-place.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

interface SongAddProps {
  /** Left out: the window closes. */
  onAdded?: (song: Song) => void;
  onCancelled?: () => void;
}

export function SongAdd(props: SongAddProps) {
  const { data: statuses, error, refetch } = useSongStatuses();
  const status = statuses?.find(({ tag }) => tag === NEW_SONG_STATUS);
  if (status) return <AddForm {...props} statusId={status.id} />;
  return error ? (
    <RecordFailed error={error} noun="form" list={SONGS_PLACE} onRetry={() => void refetch()} />
  ) : (
    <FormSkeleton />
  );
}

function AddForm({ statusId, onAdded, onCancelled }: SongAddProps & { statusId: number }) {
  const songs = useSongChanges();
  const windows = useSongWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const mayUpload = useMay(uploadRecording);
  const form = useRecordForm({
    label: "the new song",
    draft: { kind: "song", of: "new" },
    original: newSong(statusId),
    schema: addSongForm,
    save: (_changed, { id: _id, updatedAt: _updatedAt, ...song }) => songs.add(song),
    onSaved: (song) => {
      notify.success({
        title: `“${song.title}” was added`,
        action: { label: "Open", run: () => windows.view(song) },
        ...(mayUpload && {
          other: { label: "Upload recording", run: () => windows.upload(song) },
        }),
      });
      current?.dismiss();
      onAdded?.(song);
    },
  });
  return (
    <RecordForm
      form={form}
      call={addSong}
      saveLabel="Add Song"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <SongPanels form={form} />
    </RecordForm>
  );
}
