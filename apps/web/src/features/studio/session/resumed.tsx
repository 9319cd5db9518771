import { DraftNotice } from "../../../ui/edit-session/draft-notice.tsx";
import { useStudio } from "./studio-context.ts";

/** Tells that the studio has opened with changes from before the page or the session went. */
export function Resumed() {
  const { resumedAt, changed, cancel } = useStudio().editing;
  if (resumedAt === null || !changed) return null;
  return <DraftNotice at={resumedAt} onDiscard={() => void cancel()} />;
}
