import type { ComponentProps } from "react";
import { buttonClass } from "../buttons/button-look.ts";
import buttonStyles from "../buttons/button.module.css";

interface RowButtonProps extends ComponentProps<"button"> {
  /** What it does, in words: its name for screen readers, its tip for those who point at it. */
  label: string;
  tabIndex: 0 | -1;
}

const FACE = buttonClass({ kind: "quiet" }, buttonStyles.icon);

/** A button that shows only an icon, as light as a row wants it: every letter of a search draws each of them again. */
export function RowButton({ label, className, children, ...rest }: RowButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={className === undefined ? FACE : `${FACE} ${className}`}
    >
      {children}
    </button>
  );
}
