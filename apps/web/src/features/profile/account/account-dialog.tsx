import type { ReactNode } from "react";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import styles from "./account-dialog.module.css";

interface AccountDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the profile. Nothing of it is kept: it holds passwords. */
export function AccountDialog({ title, onClose, children }: AccountDialogProps) {
  return (
    <Overlay label={title} place="centre" width={WIDTH} atField onClose={onClose}>
      <OverlayHead title={title} onClose={onClose} />
      <div className={styles.inside}>{children}</div>
    </Overlay>
  );
}

/** Pixels. */
const WIDTH = 460;
