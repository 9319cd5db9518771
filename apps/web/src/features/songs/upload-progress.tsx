import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import styles from "./upload-panel.module.css";

interface UploadProgressProps {
  name: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div className={styles.panel}>
      <div className={styles.progress}>
        <p>
          {percent < 100 ? `Uploading ${name}` : "Sent. The server is having a look at it…"}
          <span>{percent} %</span>
        </p>
        <ProgressBar label={`Uploading ${name}`} share={share} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
