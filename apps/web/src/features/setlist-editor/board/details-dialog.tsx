/** A few fields of one place of the set list, which are kept as they are typed; it can be taken out. */
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import styles from "./details-dialog.module.css";

interface DetailsDialogProps {
  title: string;
  onClose: () => void;
  onRemove: () => void;
  /** By the button, or Enter in a field. */
  onDone: () => void;
  children: ReactNode;
}

export function DetailsDialog(props: DetailsDialogProps) {
  const { title, onClose, onRemove, onDone, children } = props;
  return (
    <Overlay label={title} place="centre" atField onClose={onClose}>
      <OverlayHead title={title} onClose={onClose} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onDone();
        }}
      >
        {children}
        <div className={styles.actions}>
          <Button kind="quiet" icon={<IconTrash aria-hidden />} onClick={onRemove}>
            Remove
          </Button>
          <Button type="submit" kind="main">
            Done
          </Button>
        </div>
      </form>
    </Overlay>
  );
}
