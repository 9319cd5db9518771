/** A band comes to us: its first administrator, its name. */
import { FAILURES } from "@bandstand/contracts/failure";
import type { Session } from "@bandstand/contracts/sign-in";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { ConfirmProvider } from "../../ui/confirm/confirm-provider.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./entry-form.module.css";
import { EntryHead } from "./entry-head.tsx";
import { OutboxNote } from "./outbox-note.tsx";
import { RegisterForm } from "./register-form.tsx";

interface RegisterPageProps {
  /** Leads on; the session is kept by then. The form stays busy until the next page is there. */
  onRegistered: () => Promise<void>;
}

export function RegisterPage({ onRegistered }: RegisterPageProps) {
  const { session } = useServices();
  const [mailed, setMailed] = useState<{ said: string; isSent: boolean } | null>(null);

  async function enter(answer: Session): Promise<void> {
    await session.signIn(answer);
    await onRegistered();
  }

  return (
    <div className={styles.page}>
      <PageTitle title="Register" />
      {mailed === null ? (
        <>
          <EntryHead title="Register your band">
            Already on Bandstand? <Link to="/signin">Sign in</Link>
          </EntryHead>
          <div className={styles.page} data-where-registration="open">
            <ConfirmProvider>
              <RegisterForm
                onSession={enter}
                onMailed={(said, isSent) => setMailed({ said, isSent })}
              />
            </ConfirmProvider>
            <p className={styles.aside}>
              Already have an account? Use its password, and we add this band to it.
            </p>
          </div>
          <div data-where-registration="closed">
            <FormNotice kind="plain">{FAILURES.registration_closed.message}</FormNotice>
          </div>
        </>
      ) : (
        <>
          <EntryHead title="Look into your mail" />
          <FormNotice kind="good">{mailed.said}</FormNotice>
          {!mailed.isSent && <OutboxNote />}
          <p>
            <Link to="/signin">Go to sign-in</Link>
          </p>
        </>
      )}
    </div>
  );
}
