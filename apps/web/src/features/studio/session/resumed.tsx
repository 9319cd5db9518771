import { DraftNotice } from "../../../ui/edit-session/draft-notice.tsx";
import { useStudio } from "./studio-context.ts";
import { isUnsaved } from "./studio-state.ts";
import { useSaving } from "./use-saving.ts";

/** Tells that the studio has opened with changes from before the page or the session went. */
export function Resumed() {
  const { state } = useStudio();
  const { cancel } = useSaving();
  if (state.resumedAt === null || !isUnsaved(state)) return null;
  return <DraftNotice at={state.resumedAt} onDiscard={() => void cancel()} />;
}
