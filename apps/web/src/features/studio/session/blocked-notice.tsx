import { IconHandStop } from "@tabler/icons-react";
import styles from "./blocked-notice.module.css";
import { useSound } from "./studio-context.ts";

/** A browser lets nothing sound before the page was touched, and a system may take the sound away. */
export function BlockedNotice() {
  const isBlocked = useSound((sound) => sound.isBlocked);
  return (
    <div role="status" className={styles.place}>
      {isBlocked && (
        <p className={styles.notice}>
          <IconHandStop aria-hidden />
          Your browser holds the sound back. Press Play.
        </p>
      )}
    </div>
  );
}
