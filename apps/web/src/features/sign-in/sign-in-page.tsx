/** Signing in, and from there the way of a forgotten password. */
import { FAILURES } from "@bandstand/contracts/failure";
import type { Session } from "@bandstand/contracts/sign-in";
import { Link } from "@tanstack/react-router";
import { useReducer, useState } from "react";
import { useServices, useSession } from "../../lib/services/services-context.ts";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./entry-form.module.css";
import { EntryHead } from "./entry-head.tsx";
import { InvitedForm } from "./invited-form.tsx";
import { ResetForm } from "./reset-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import type { SignInLink } from "./sign-in-link.ts";
import { signInReducer, startSignIn } from "./sign-in-steps.ts";

interface SignInPageProps {
  link: SignInLink;
  /** Of the band that a mailed invitation is to; null where that is not known. */
  bandName: string | null;
  /** Leads on; the session is kept by then. The form stays busy until the next page is there. */
  onSignedIn: () => Promise<void>;
}

export function SignInPage({ link, bandName, onSignedIn }: SignInPageProps) {
  const { session } = useServices();
  const { ending } = useSession();
  const [state, dispatch] = useReducer(signInReducer, link, startSignIn);
  const [mailIsSent, setMailIsSent] = useState(true);

  async function enter(answer: Session): Promise<void> {
    await session.signIn(answer);
    await onSignedIn();
  }

  if (state.step === "invited") {
    const title = `Join ${bandName ?? "the band"}`;
    return (
      <div className={styles.page}>
        <PageTitle title={title} />
        <EntryHead title={title}>Choose a password for {state.email}, and you are in.</EntryHead>
        <InvitedForm state={state} dispatch={dispatch} band={link.band} onSession={enter} />
      </div>
    );
  }
  if (state.step === "requestSent") {
    return (
      <div className={styles.page}>
        <PageTitle title="Reset Password" />
        <EntryHead title="Reset Password">
          The mail holds a reset token. It works once, and for a short while.
        </EntryHead>
        <ResetForm state={state} dispatch={dispatch} mailIsSent={mailIsSent} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle title="Sign In" />
      <EntryHead title="Sign In">
        <span data-where-registration="open">
          New here? <Link to="/register">Register your band</Link>
        </span>
        <span data-where-registration="closed">{FAILURES.registration_closed.message}</span>
      </EntryHead>
      {ending === "expired" && state.step === "initial" && (
        <FormNotice kind="plain">
          Your sign-in has ended. Sign in again to go on where you were.
        </FormNotice>
      )}
      {/* Begins anew with what the reset form leaves behind. */}
      <SignInForm
        key={state.step === "passwordReset" ? "reset" : "plain"}
        state={state}
        dispatch={dispatch}
        band={link.band}
        onSession={enter}
        onMailSent={setMailIsSent}
      />
    </div>
  );
}
