import { useEffect } from "react";
import { latePart } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import { useMarkers } from "./use-markers.ts";

const MarkerDialog = latePart(async () => (await import("./marker-dialog.tsx")).MarkerDialog);

/** The dialog of the marker that is asked about, if any. */
export function AskedMarker() {
  const { marking } = useStudio();
  const { keep } = useMarkers();
  const duration = useSound((sound) => sound.duration);
  // A key asks for it and the next ones name the marker: those that are pressed before it has come would be keys of the studio.
  useEffect(() => {
    // One that does not come is told when it is asked for.
    MarkerDialog.fetch().catch(() => undefined);
  }, []);
  if (marking.draft === null) return null;
  return (
    <Part onFailed={() => marking.ask(null)}>
      <MarkerDialog
        draft={marking.draft}
        duration={duration}
        onSet={keep}
        onClose={() => marking.ask(null)}
      />
    </Part>
  );
}
