import type { ReactNode } from "react";
import { Overlay } from "../overlay/overlay.tsx";
import { OverlayHead } from "../overlay/overlay-head.tsx";
import styles from "./entry-dialog.module.css";

interface EntryDialogProps {
  title: string;
  /** Whether its first field has the focus; not where something is to be read first. */
  atField?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the page. Nothing of it is kept: it holds passwords, or what ends something for ever. */
export function EntryDialog({ title, atField = true, onClose, children }: EntryDialogProps) {
  return (
    <Overlay label={title} place="centre" width={WIDTH} atField={atField} onClose={onClose}>
      <OverlayHead title={title} onClose={onClose} />
      <div className={styles.inside}>{children}</div>
    </Overlay>
  );
}

/** Pixels. */
const WIDTH = 480;
