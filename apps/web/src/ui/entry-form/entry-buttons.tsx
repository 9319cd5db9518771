import { Button } from "../buttons/button.tsx";
import styles from "./entry-buttons.module.css";

interface EntryButtonsProps {
  /** What is done: "Change password". */
  submit: string;
  /** It cannot be taken back. */
  destructive?: boolean;
  busy: boolean;
  cancel?: string;
  onCancel: () => void;
}

/** The foot of a short form in a dialog, in the order of every other: the way back, then what it is for. */
export function EntryButtons(props: EntryButtonsProps) {
  const { submit, destructive = false, busy, cancel = "Cancel", onCancel } = props;
  return (
    <div className={styles.buttons}>
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="submit" kind={destructive ? "danger" : "main"} busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
