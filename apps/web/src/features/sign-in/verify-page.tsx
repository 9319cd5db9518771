/** What came of a mailed link that confirms an address. */
import { useSession } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./entry-form.module.css";
import { EntryHead } from "./entry-head.tsx";
import type { Verification } from "./verify-email.ts";

interface VerifyPageProps {
  verification: Verification;
  onTryAgain: () => void;
}

const TITLES = {
  confirmed: "That’s you",
  invalid: "This link has had its day",
  failed: "Not confirmed yet",
};

export function VerifyPage({ verification, onTryAgain }: VerifyPageProps) {
  const { kind, said } = verification;
  const { session } = useSession();
  return (
    <div className={styles.page}>
      <PageTitle title="Confirm Email" />
      <EntryHead title={TITLES[kind]}>{kind === "confirmed" && verification.email}</EntryHead>
      <FormNotice kind={kind === "confirmed" ? "good" : "bad"}>{said}</FormNotice>
      {kind === "invalid" && (
        <p className={styles.aside}>
          Links work once. If your address is not confirmed yet, press Send Password Reset on the
          sign-in page: the mail that comes confirms it as well.
        </p>
      )}
      <div className={styles.buttons}>
        {kind === "failed" && (
          <Button kind="main" size="large" wide onClick={onTryAgain}>
            Try again
          </Button>
        )}
        {kind !== "failed" && session !== null && (
          <ButtonLink to="/dashboard" kind="main" size="large" wide>
            Go to your dashboard
          </ButtonLink>
        )}
        {kind !== "failed" && session === null && (
          <ButtonLink to="/signin" kind="main" size="large" wide>
            Sign In
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
