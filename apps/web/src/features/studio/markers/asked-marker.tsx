import { lazy } from "react";
import { Part } from "../../../ui/parts/part.tsx";
import { useSound, useStudio } from "../session/studio-context.ts";
import { useMarkers } from "./use-markers.ts";

const MarkerDialog = lazy(async () => ({
  default: (await import("./marker-dialog.tsx")).MarkerDialog,
}));

/** The dialog of the marker that is asked about, if any. */
export function AskedMarker() {
  const { marking } = useStudio();
  const { keep } = useMarkers();
  const duration = useSound((sound) => sound.duration);
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
