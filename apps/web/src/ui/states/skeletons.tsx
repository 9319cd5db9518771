/** Pages before their content: grey shapes where it will stand. Each says once that it loads. */
import { Heard } from "../marks/heard.tsx";
import styles from "./skeletons.module.css";

/** A heading with a button, and rows below: the shape of a list page. */
export function ListPageSkeleton() {
  return (
    <div role="status" className={styles.page}>
      <Heard>Loading</Heard>
      <div className={styles.head}>
        <span className={`${styles.bone} ${styles.title}`} />
        <span className={`${styles.bone} ${styles.button}`} />
      </div>
      {ROWS.map((share) => (
        <div key={share} className={styles.row}>
          <span className={`${styles.bone} ${styles.circle}`} />
          <span className={`${styles.bone} ${styles.text}`} style={{ width: `${share}%` }} />
          <span className={`${styles.bone} ${styles.short}`} />
        </div>
      ))}
    </div>
  );
}

/** Fields in two columns with their labels: the shape of a form or a record's view. */
export function FormSkeleton() {
  return (
    <div role="status" className={styles.fields}>
      <Heard>Loading</Heard>
      {ROWS.map((share) => (
        <div key={share} className={styles.field}>
          <span className={`${styles.bone} ${styles.label}`} />
          <span className={`${styles.bone} ${styles.input}`} />
        </div>
      ))}
    </div>
  );
}

/** Tabs with one large thing below them: the shape of a dialog that takes something in. */
export function TabsSkeleton() {
  return (
    <div role="status" className={styles.tabs}>
      <Heard>Loading</Heard>
      <div className={styles.tabList}>
        <span className={`${styles.bone} ${styles.label}`} />
        <span className={`${styles.bone} ${styles.label}`} />
      </div>
      <span className={`${styles.bone} ${styles.box}`} />
    </div>
  );
}

/** One panel with a few lines: the shape of a dashboard's part. */
export function PanelSkeleton() {
  return (
    <div role="status" className={styles.panel}>
      <Heard>Loading</Heard>
      <span className={`${styles.bone} ${styles.label}`} />
      <span className={`${styles.bone} ${styles.title}`} />
      <span className={`${styles.bone} ${styles.text}`} />
    </div>
  );
}

/** Widths in percent, unlike each other as titles are. */
const ROWS = [34, 26, 41, 22, 37, 30, 44, 25];
