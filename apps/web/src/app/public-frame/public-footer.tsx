import styles from "./public-frame.module.css";

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <p>Bandstand is open source.</p>
      <p>Your band’s data stays on the server that you choose.</p>
    </footer>
  );
}
