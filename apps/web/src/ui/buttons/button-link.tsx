import { createLink } from "@tanstack/react-router";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import styles from "./button.module.css";

interface AnchorProps extends ComponentProps<"a">, ButtonLook {
  icon?: ReactNode;
}

function ButtonAnchor({
  kind,
  size,
  wide,
  compact,
  icon,
  className,
  children,
  ...rest
}: AnchorProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide, compact }, className)}>
      {icon}
      {compact === true ? <span className={styles.words}>{children}</span> : children}
    </a>
  );
}

/** A link to a page that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
