import styles from "./button.module.css";

/**
 * main: the one thing this screen is for; plain: the others; quiet: beside content; danger: what cannot come back, where it is
 * asked for; quietDanger: the way to that question.
 */
export type ButtonKind = "main" | "plain" | "quiet" | "danger" | "quietDanger";
export type ButtonSize = "small" | "normal" | "large";

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
  /** On a phone only the icon is seen; the words are still read out. */
  compact?: boolean;
}

/** The classes of a button's look, for a button and for a link that looks like one. */
export function buttonClass(
  { kind = "plain", size = "normal", wide = false, compact = false }: ButtonLook,
  ...more: readonly (string | false | undefined)[]
): string {
  const look = [
    styles.button,
    styles[kind],
    size !== "normal" && styles[size],
    wide && styles.wide,
  ];
  return [...look, compact && styles.compact, ...more].filter(Boolean).join(" ");
}
