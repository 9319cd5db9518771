/** One file on its way. */
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconCheck, IconRefresh, IconX } from "@tabler/icons-react";
import type { UploadedFile } from "../../../records/documents/document-upload.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { ProgressBar } from "../../../ui/progress/progress-bar.tsx";
import { UPLOAD_FAILED } from "./upload-words.ts";
import styles from "./upload-row.module.css";

interface UploadRowProps {
  file: UploadedFile;
  onAgain: () => void;
  onCancel: () => void;
}

export function UploadRow({ file, onAgain, onCancel }: UploadRowProps) {
  const { name, size, progress } = file;
  const isDone = progress.state === "done";
  return (
    <li className={styles.row}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      <span className={styles.size}>{formatFileSize(size)}</span>
      <span className={styles.state}>
        {progress.state === "waiting" && "Waiting"}
        {progress.state === "uploading" && (
          <ProgressBar label={`Uploading ${name}`} share={progress.share} />
        )}
        {isDone && (
          <span className={styles.good}>
            <IconCheck aria-hidden /> Uploaded
          </span>
        )}
        {progress.state === "failed" && (
          <>
            <span role="alert" className={styles.bad}>
              <strong>{UPLOAD_FAILED}</strong> {progress.message}
            </span>
            <Button
              size="small"
              icon={<IconRefresh aria-hidden />}
              aria-label={`Try again: ${name}`}
              onClick={onAgain}
            >
              Try again
            </Button>
          </>
        )}
      </span>
      {!isDone && (
        <IconButton label={`Cancel ${name}`} onClick={onCancel}>
          <IconX aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
