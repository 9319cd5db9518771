/** Has somebody told of what they have begun and not saved. What tells it is loaded only where something waits. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { waitingDrafts } from "../../lib/drafts/draft.ts";
import { settled } from "../../lib/drafts/use-draft.ts";
import { latePart } from "../../ui/parts/late-part.ts";

const TellDrafts = latePart(async () => (await import("./tell-drafts.tsx")).TellDrafts);

export function WaitingDrafts() {
  const queries = useQueryClient();
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    if (waitingDrafts(queries, settled).length === 0) return;
    // Where it does not come, the form that has the draft tells of it.
    void TellDrafts.fetch().then(
      () => setHere(true),
      () => undefined,
    );
  }, [queries]);
  return isHere ? <TellDrafts /> : null;
}
