import { Failure } from "@bandstand/contracts/failure";
import { Offline } from "../../lib/http/call-errors.ts";
import { Button } from "../buttons/button.tsx";
import { StatePanel } from "./state-panel.tsx";

interface RecordFailedProps {
  error: Error;
  /** Asks the server once more. */
  onRetry: () => void;
}

/** In place of a record that cannot be shown. */
export function RecordFailed({ error, onRetry }: RecordFailedProps) {
  if (error instanceof Failure && error.status === 404)
    return <RecordGone>{error.message}</RecordGone>;
  return (
    <StatePanel
      title="Error Fetching Data"
      urgent
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {error.message}
      {error instanceof Offline && <p>This is not kept on this device.</p>}
    </StatePanel>
  );
}

/** In place of a record that was deleted, or never was. @param children what there is none of, in words */
export function RecordGone({ children }: { children: string }) {
  return (
    <StatePanel title="Fetch Error, Invalid Record" urgent>
      {children}
    </StatePanel>
  );
}
