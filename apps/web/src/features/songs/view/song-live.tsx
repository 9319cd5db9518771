import { LiveMembers } from "../../../records/kit/live-members.tsx";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { LIVE_SONG } from "../../../records/songs/live-song.ts";

interface SongLiveProps {
  songId: number;
  onDeleted: () => void;
}

/** Keeps the song that is shown as the others save it; those who have it open, too. */
export function SongLive({ songId, onDeleted }: SongLiveProps) {
  const { members } = useRecordLive(LIVE_SONG, songId, { onDeleted });
  return <LiveMembers members={members} />;
}
