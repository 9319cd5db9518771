/** Below a form's first fields: there may be one of these already. Said aloud as it comes. */
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./twin-notice.module.css";

interface TwinNoticeProps {
  /** Nothing where there is none. */
  children: ReactNode;
}

export function TwinNotice({ children }: TwinNoticeProps) {
  return (
    <div role="status">
      {children !== undefined && children !== null && children !== false && (
        <p className={styles.notice}>
          <IconCopy aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
