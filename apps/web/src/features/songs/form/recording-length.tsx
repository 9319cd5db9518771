/** Offers the recording's length where the song has another one, set by hand. */
import { formatDuration } from "@bandstand/domain/duration";
import { otherLength } from "@bandstand/domain/song-length";
import { IconClockCheck } from "@tabler/icons-react";
import { saveSong, type Song } from "@bandstand/contracts/songs";
import { useMay } from "../../../lib/services/use-may.ts";
import { useSongChanges } from "../../../records/songs/song-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/notifications/use-action.ts";

interface RecordingLengthProps {
  song: Pick<Song, "seconds" | "recordingDuration">;
  busy?: boolean;
  onUse: (seconds: number) => void;
}

export function RecordingLength({ song, busy = false, onUse }: RecordingLengthProps) {
  const seconds = otherLength(song);
  if (seconds === null) return null;
  return (
    <Button icon={<IconClockCheck aria-hidden />} busy={busy} onClick={() => onUse(seconds)}>
      Use the recording’s length {formatDuration(seconds)}
    </Button>
  );
}

/** The same, saved at once; for those who may. */
export function SaveRecordingLength({ song }: { song: Song }) {
  const songs = useSongChanges();
  const maySave = useMay(saveSong);
  const { isRunning, run } = useAction("The length was not saved");
  if (!maySave) return null;

  const save = (seconds: number) => void run(() => songs.save(song.id, { seconds }));
  return <RecordingLength song={song} busy={isRunning} onUse={save} />;
}
