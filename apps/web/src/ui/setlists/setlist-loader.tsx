/** Loads a set list for what shows it, and says why where there is none. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import type { ReactNode } from "react";
import { useSetlist } from "../../lib/setlists/setlist-query.ts";
import { RecordFailed } from "../states/record-failed.tsx";
import { FormSkeleton } from "../states/skeletons.tsx";
import { StatePanel } from "../states/state-panel.tsx";

interface SetlistLoaderProps {
  /** From an address, where it may be no number at all. */
  setlistId: number;
  /** Stands in while the set list loads. */
  skeleton?: ReactNode;
  children: (setlist: SetlistWithSections) => ReactNode;
}

export function SetlistLoader(props: SetlistLoaderProps) {
  if (Number.isSafeInteger(props.setlistId) && props.setlistId > 0)
    return <LoadedSetlist {...props} />;
  return (
    <StatePanel title="Error 301 Invalid Setlist Id" urgent>
      The address names no set list.
    </StatePanel>
  );
}

function LoadedSetlist({ setlistId, skeleton, children }: SetlistLoaderProps) {
  const { data: setlist, error, refetch } = useSetlist(setlistId);
  if (setlist) return children(setlist);
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  return skeleton ?? <FormSkeleton />;
}
