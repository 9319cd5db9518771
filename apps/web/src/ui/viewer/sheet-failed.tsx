/** Said in the place of what was to be played from. */
import { Offline } from "../../lib/http/call-errors.ts";
import styles from "./sheet.module.css";

export function SheetFailed({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.failed}>
      {error instanceof Offline ? "This chart is not on this device" : "This chart cannot be shown"}
    </p>
  );
}
