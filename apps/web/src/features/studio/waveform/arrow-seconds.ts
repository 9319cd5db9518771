import { MARKER_TIME_STEP } from "@bandstand/domain/studio/ranges";

/** How far an arrow key moves a thing along the recording, in seconds; null for other keys. Shift moves tenfold. */
export function arrowSeconds({ key, shiftKey }: { key: string; shiftKey: boolean }): number | null {
  const step = MARKER_TIME_STEP * (shiftKey ? 10 : 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return -step;
  if (key === "ArrowRight" || key === "ArrowUp") return step;
  return null;
}
