import { useSyncExternalStore } from "react";
import { useStudio } from "../session/studio-context.ts";
import type { AnalysisState } from "./analysis-run.ts";

/** How far the analysis of this studio is. */
export function useAnalysisState(): AnalysisState {
  const { run } = useStudio().analysis;
  return useSyncExternalStore(run.subscribe, run.get);
}
