import { BrandName } from "../../ui/brand/brand-name.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { SkipLink } from "../../ui/page/skip-link.tsx";
import styles from "./public-frame.module.css";

/** The top of the pages that anybody may see. */
export function PublicHeader() {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <BrandName />
        <nav aria-label="Account" className={styles.account}>
          <ButtonLink to="/signin" kind="quiet">
            Sign In
          </ButtonLink>
          <ButtonLink to="/register" data-where-registration="open" className={styles.second}>
            Register
          </ButtonLink>
        </nav>
      </header>
    </>
  );
}
