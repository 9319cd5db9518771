import styles from "./button.module.css";

/** main: the one thing this screen is for; plain: the others; quiet: beside content; danger: takes something away. */
export type ButtonKind = "main" | "plain" | "quiet" | "danger";
export type ButtonSize = "small" | "normal" | "large";

export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its place. */
  wide?: boolean;
}

/** The classes of a button's look, for a button and for a link that looks like one. */
export function buttonClass(
  { kind = "plain", size = "normal", wide = false }: ButtonLook,
  more?: string,
): string {
  const parts = [styles.button, styles[kind]];
  if (size !== "normal") parts.push(styles[size]);
  if (wide) parts.push(styles.wide);
  if (more !== undefined) parts.push(more);
  return parts.join(" ");
}
