/** Pages before their content: grey shapes where it will stand. Each says once that it loads. */
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./skeletons.module.css";

/** Fields in two columns with their labels: the shape of a form or a record's view. */
export function FormSkeleton() {
  return (
    <div role="status" className={styles.fields}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <span className={`${styles.placeholder} ${styles.label}`} />
          <span className={`${styles.placeholder} ${styles.input}`} />
        </div>
      ))}
    </div>
  );
}

/** A title, facts in a row, and words below: the shape of a record that is read. */
export function RecordSkeleton() {
  return (
    <div role="status" className={styles.record}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <span className={`${styles.placeholder} ${styles.title}`} />
      <div className={styles.facts}>
        {FIELDS.slice(0, 4).map((field) => (
          <span key={field} className={`${styles.placeholder} ${styles.label}`} />
        ))}
      </div>
      {LINES.map((share) => (
        <span
          key={share}
          className={`${styles.placeholder} ${styles.text}`}
          style={{ width: `${share}%` }}
        />
      ))}
    </div>
  );
}

/** Tabs with one large thing below them: the shape of a dialog that takes something in. */
export function TabsSkeleton() {
  return (
    <div role="status" className={styles.tabs}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.tabList}>
        <span className={`${styles.placeholder} ${styles.label}`} />
        <span className={`${styles.placeholder} ${styles.label}`} />
      </div>
      <span className={`${styles.placeholder} ${styles.box}`} />
    </div>
  );
}

/** A sheet of paper: the shape of a file that is looked at. */
export function PageSkeleton() {
  return (
    <div role="status" className={styles.paper}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <span className={`${styles.placeholder} ${styles.sheet}`} />
    </div>
  );
}

/** One panel with a few lines: the shape of a dashboard's part. */
export function PanelSkeleton() {
  return (
    <div role="status" className={styles.panel}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <span className={`${styles.placeholder} ${styles.label}`} />
      <span className={`${styles.placeholder} ${styles.title}`} />
      <span className={`${styles.placeholder} ${styles.text}`} />
    </div>
  );
}

const FIELDS = Array.from({ length: 8 }, (_, field) => field);
/** Widths in percent, unlike each other as lines are. */
const LINES = [68, 52, 82, 44, 74, 60];
