import { Failure } from "@bandstand/contracts/failure";
import { StatePanel } from "../../ui/states/state-panel.tsx";

/** In place of a song that cannot be shown. */
export function SongFailed({ error }: { error: Error }) {
  const isGone = error instanceof Failure && error.code === "song_not_found";
  return (
    <StatePanel title={isGone ? "Fetch Error, Invalid Record" : "Error Fetching Data"} urgent>
      {error.message}
    </StatePanel>
  );
}
