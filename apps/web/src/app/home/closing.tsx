import { FAILURES } from "@bandstand/contracts/failure";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import styles from "./closing.module.css";

/** The last word of the home page. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title" className={styles.title}>
        Next rehearsal, bring the list.
      </h2>
      <p className={styles.text} data-where-registration="open">
        Register the band, add the first song, and send the others their invitation.
      </p>
      <p className={styles.text} data-where-registration="closed">
        {FAILURES.registration_closed.message}
      </p>
      <ButtonLink to="/register" data-where-registration="open" kind="main" size="large">
        Register your band
      </ButtonLink>
    </section>
  );
}
