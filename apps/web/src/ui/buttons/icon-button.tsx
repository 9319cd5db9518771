import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import styles from "./button.module.css";

interface IconButtonProps extends Omit<ButtonProps, "children" | "icon" | "wide"> {
  /** What it does, in words: its name for screen readers, its tip for those who point at it. */
  label: string;
  children: ReactNode;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  kind = "quiet",
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      kind={kind}
      aria-label={label}
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
    >
      {children}
    </Button>
  );
}
