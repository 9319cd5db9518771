import styles from "./tone.module.css";

/** A colour with one meaning each: song statuses, and good, bad and warning for all else. */
export type Tone =
  | "possible"
  | "wip"
  | "current"
  | "hold"
  | "retired"
  | "good"
  | "bad"
  | "warn"
  | "preparing"
  | "accent"
  | "none";

/** Sets `--tone` for everything inside. */
export function toneClass(tone: Tone): string {
  return styles[tone] ?? "";
}
