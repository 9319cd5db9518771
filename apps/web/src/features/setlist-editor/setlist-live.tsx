/** Who else has the set list open, and what they do to it: comes after the first picture. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { LiveMembers } from "../../records/kit/live-members.tsx";
import { type RecordLiveOptions, useRecordLive } from "../../records/kit/use-record-live.ts";
import { LIVE_SETLIST } from "../../records/setlists/live-setlist.ts";

interface SetlistLiveProps extends Required<RecordLiveOptions> {
  record: SetlistWithSections;
}

export function SetlistLive({ record, onSaved, onDeleted }: SetlistLiveProps) {
  const { members } = useRecordLive(LIVE_SETLIST, record.id, { onSaved, onDeleted });
  return <LiveMembers members={members} />;
}
