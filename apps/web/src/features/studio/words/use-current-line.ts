import { lineAt } from "@bandstand/domain/studio/timed-lines";
import { usePolled } from "./use-polled.ts";

/** The line that is sung; −1 before the first. */
export function useCurrentLine(times: readonly number[], position: () => number): number {
  return usePolled(() => lineAt(times, position()), times);
}
