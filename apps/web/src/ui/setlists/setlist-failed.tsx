import { Failure } from "@bandstand/contracts/failure";
import { StatePanel } from "../states/state-panel.tsx";

/** In place of a set list that cannot be shown. */
export function SetlistFailed({ error }: { error: Error }) {
  const isGone = error instanceof Failure && error.code === "setlist_not_found";
  return (
    <StatePanel title={isGone ? "Fetch Error, Invalid Record" : "Error Fetching Data"} urgent>
      {error.message}
    </StatePanel>
  );
}
