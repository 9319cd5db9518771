/** Begins the analysis of a recording that has none, once its waveform stands and nothing else is to be done. */
import { addBandUserSong } from "@bandstand/contracts/band-user-songs";
import { useEffect, useEffectEvent } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { whenIdle } from "../../../lib/when-idle.ts";
import { useSound, useStudio } from "../session/studio-context.ts";
import { beginsByItself } from "./begins-by-itself.ts";
import { useAnalysisState } from "./use-analysis-state.ts";

/** Milliseconds after which no waveform is waited for: a server may have none. */
const LATEST = 3000;

/** @returns whether it is about to begin */
export function useBeginning(isDrawn: boolean): boolean {
  const { state, analysis } = useStudio();
  const mayKeep = useMay(addBandUserSong);
  const duration = useSound((sound) => sound.duration);
  const { status } = useAnalysisState();
  const isAbout =
    status === "idle" &&
    beginsByItself({
      settings: state.settings,
      duration,
      mayKeep,
      isDeclined: analysis.isDeclined,
      savesData: savesData(navigator),
    });
  const begin = useEffectEvent(() => analysis.run.start());
  useEffect(() => {
    if (!isAbout) return undefined;
    if (isDrawn) return whenIdle(() => begin(), LATEST);
    const timer = setTimeout(() => begin(), LATEST);
    return () => clearTimeout(timer);
  }, [isAbout, isDrawn]);
  return isAbout;
}

/** Not every browser tells. */
function savesData(browser: Navigator): boolean {
  const connection: unknown = "connection" in browser ? browser.connection : null;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
