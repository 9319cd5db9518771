import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button.tsx";
import styles from "./overlay-head.module.css";

interface OverlayHeadProps {
  title: string;
  onClose: () => void;
  /** Beside the closing cross. */
  children?: ReactNode;
}

export function OverlayHead({ title, onClose, children }: OverlayHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <IconButton label="Close" onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
    </header>
  );
}
