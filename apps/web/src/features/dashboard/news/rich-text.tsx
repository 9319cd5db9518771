import styles from "./rich-text.module.css";

/** What somebody wrote for others to read. The server has cleaned it before it was kept. */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- of what was sent the server has kept a few harmless elements
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
