import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./studio-skeleton.module.css";

/** The shape of the studio, before its recording is there. */
export function StudioSkeleton({ title }: { title: string }) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{`Loading audio for "${title}"...`}</VisuallyHidden>
      <div className={styles.main}>
        <div className={styles.wave}>
          {BARS.map(({ bar, height }) => (
            <span key={bar} style={{ blockSize: `${height}%` }} />
          ))}
        </div>
        <div className={styles.transport}>
          <span />
          <span className={styles.play} />
          <span />
        </div>
      </div>
      <div className={styles.side}>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

/** Heights in percent: a song that begins quietly, rises and ends. */
const BARS = Array.from({ length: 48 }, (_, bar) => {
  const rise = Math.sin((bar / 48) * Math.PI);
  return { bar, height: 18 + Math.round(58 * rise * (0.62 + 0.38 * Math.sin(bar * 2.4))) };
});
