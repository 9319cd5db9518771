import { Button } from "../../../ui/buttons/button.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import styles from "./upload-panel.module.css";
import type { UploadSource } from "./upload-state.ts";

interface UploadProgressProps {
  source: UploadSource;
  name: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

const WORDS = {
  file: { doing: "Uploading", done: "Sent" },
  video: { doing: "Downloading", done: "Downloaded" },
};

export function UploadProgress({ source, name, share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const { doing, done } = WORDS[source];
  return (
    <div className={styles.panel}>
      <div className={styles.progress}>
        <p>
          {percent < 100 ? `${doing} ${name}` : `${done}. The server is having a look at it…`}
          <span>{percent} %</span>
        </p>
        <ProgressBar label={`${doing} ${name}`} share={share} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
