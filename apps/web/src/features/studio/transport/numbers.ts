/** Figures as the studio shows them. */
import { formatDuration } from "@bandstand/domain/duration";

/** "0.80×" */
export function speedText(speed: number): string {
  return `${speed.toFixed(2)}×`;
}

/** "0.5×" */
export function shortSpeed(speed: number): string {
  return `${speed}×`;
}

/** "+2", "−5", "0" */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** "80 %" */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** "1:24.6", "1:02:03.4": the tenths cut off so that it never runs ahead of the sound. */
export function clock(seconds: number): string {
  const tenths = Math.floor(Math.max(0, seconds) * 10 + 1e-6);
  return `${formatDuration(Math.floor(tenths / 10))}.${tenths % 10}`;
}
