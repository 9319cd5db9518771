/** The panel of a failure that nobody foresaw: what happened, under which reference, and what to try. */
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./error-state.module.css";
import { StatePanel } from "./state-panel.tsx";

const TITLE = "An unexpected error has occurred";

interface ErrorStateProps {
  /** The same word stands in the server's log, when the failure was there. */
  reference: string;
  message: string;
  /** Where to write to; undefined where the operator names no address. */
  supportEmail: string | undefined;
  actions?: ReactNode;
  whole?: boolean;
}

export function ErrorState({
  reference,
  message,
  supportEmail,
  actions,
  whole = false,
}: ErrorStateProps) {
  return (
    <StatePanel
      title={TITLE}
      mark={<IconAlertTriangle />}
      whole={whole}
      alone
      urgent
      actions={actions}
    >
      <dl className={styles.facts}>
        <dt>Reference</dt>
        <dd className={styles.reference}>{reference}</dd>
        <dt>Message</dt>
        <dd>{message}</dd>
      </dl>
      <p className={styles.lead}>What you had saved is safe. In this order, these usually help:</p>
      <ol className={styles.advice}>
        <li>Refresh this page.</li>
        <li>Sign out and sign in again.</li>
        <li>Try another browser.</li>
        <li>
          {supportEmail === undefined ? (
            "E-mail whoever runs this Bandstand for your band, with the reference above."
          ) : (
            <>
              E-mail <a href={mailTo(supportEmail, `Bandstand ${reference}`)}>{supportEmail}</a>{" "}
              with the reference above.
            </>
          )}
        </li>
      </ol>
    </StatePanel>
  );
}

function mailTo(address: string, subject: string): string {
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}
