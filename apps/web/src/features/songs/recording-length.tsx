/** Offers the recording's length where the song has another one, set by hand. */
import { formatDuration } from "@bandstand/domain/duration";
import { otherLength } from "@bandstand/domain/song-length";
import { IconClockCheck } from "@tabler/icons-react";
import type { Song } from "@bandstand/contracts/songs";
import { canEditSongs } from "@bandstand/domain/permissions";
import { useState } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useSongChanges } from "../../lib/songs/song-changes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";

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
  const notify = useNotify();
  const mayEdit = canEditSongs(useBandUser());
  const [busy, setBusy] = useState(false);
  if (!mayEdit) return null;

  async function save(seconds: number): Promise<void> {
    setBusy(true);
    try {
      await songs.save(song.id, { seconds });
    } catch (error) {
      notify.error(describeError(error).message);
    } finally {
      setBusy(false);
    }
  }

  return <RecordingLength song={song} busy={busy} onUse={(seconds) => void save(seconds)} />;
}
