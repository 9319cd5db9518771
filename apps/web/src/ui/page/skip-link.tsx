import styles from "./skip-link.module.css";

/** The first stop of the Tab key: past the rail, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        // The address stays what it was: #main is no place of the product.
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
    >
      Skip to the page
    </a>
  );
}
