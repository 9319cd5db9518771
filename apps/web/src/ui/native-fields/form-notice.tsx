/** What a public form has to say as a whole, above its fields. */
import type { ReactNode } from "react";
import styles from "./form-notice.module.css";

interface FormNoticeProps {
  /** bad: it went wrong, read out at once; good: it went well; plain: good to know. */
  kind: "bad" | "good" | "plain";
  children: ReactNode;
}

export function FormNotice({ kind, children }: FormNoticeProps) {
  return (
    <div role={kind === "bad" ? "alert" : "status"} className={`${styles.notice} ${styles[kind]}`}>
      {children}
    </div>
  );
}
