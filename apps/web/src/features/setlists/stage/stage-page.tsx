/** A set list to play from, at an address of its own. */
import { SetlistLoader } from "../../../records/setlists/setlist-loader.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { StageView } from "./stage-view.tsx";

interface StagePageProps {
  setlistId: number;
  /** The song that is open; null for the list. */
  songId: number | null;
}

export function StagePage({ setlistId, songId }: StagePageProps) {
  return (
    <SetlistLoader setlistId={setlistId} alone skeleton={<RecordSkeleton />}>
      {(setlist) => <StageView setlist={setlist} songId={songId} />}
    </SetlistLoader>
  );
}
