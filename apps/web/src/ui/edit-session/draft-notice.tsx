/** Tells that a form has begun with changes from before the page or the session went. */
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../buttons/button.tsx";
import { formatRecent } from "./format-moment.ts";
import styles from "./draft-notice.module.css";

interface DraftNoticeProps {
  /** When they were made: milliseconds since 1970. */
  at: number;
  onDiscard: () => void;
}

export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const [now] = useState(() => new Date());
  return (
    <div className={styles.notice}>
      <IconHistory aria-hidden />
      <p role="status">Your unsaved changes from {formatRecent(new Date(at), now)} are back</p>
      <Button size="small" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
