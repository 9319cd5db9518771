import { useManyState } from "../../records/recordings/kept-songs-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import styles from "./on-this-device.module.css";

/** How far the songs are that were asked for in one go. */
export function CacheProgress({ onCancel }: { onCancel: () => void }) {
  const many = useManyState();
  if (many === null) return null;
  const { total, papers, done, failed, share } = many;
  return (
    <section className={styles.progress} aria-label="Download">
      <p role="status">
        {done} of {total} {papers === 0 ? "songs" : "songs and documents"} downloaded
        {failed > 0 && `, ${failed} failed`}
      </p>
      <span>{Math.floor(share * 100)} %</span>
      <ProgressBar label="Downloading songs" share={share} />
      <Button onClick={onCancel}>Cancel</Button>
    </section>
  );
}
