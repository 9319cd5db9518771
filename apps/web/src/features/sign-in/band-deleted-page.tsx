/** Where somebody comes out whose only band was deleted. */
import { FAILURES } from "@bandstand/contracts/failure";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./entry-form.module.css";
import { EntryHead } from "./entry-head.tsx";

export function BandDeletedPage() {
  return (
    <div className={styles.page}>
      <PageTitle title="Band deleted" />
      <EntryHead title="The band is gone">
        Everything in it was deleted. Your account stays, without a band for now.
      </EntryHead>
      <div className={styles.buttons} data-where-registration="open">
        <ButtonLink to="/register" kind="main" size="large" wide>
          Register a new band
        </ButtonLink>
        <p className={styles.aside}>
          Use the password of your account, and the band is added to it.
        </p>
      </div>
      <div data-where-registration="closed">
        <FormNotice kind="plain">{FAILURES.registration_closed.message}</FormNotice>
      </div>
    </div>
  );
}
