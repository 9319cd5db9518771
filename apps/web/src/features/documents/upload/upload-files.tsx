/** Choosing files, once it is said what they are; each is sent as soon as it is chosen. */
import { LIMITS } from "@bandstand/contracts/limits";
import { DOCUMENT_EXTENSIONS } from "@bandstand/domain/file-kinds";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconCloudUpload } from "@tabler/icons-react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { FileDrop } from "../../../ui/files/file-drop.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import { useCloseQuestion } from "../../../ui/windows/use-close-question.ts";
import { UploadRow } from "./upload-row.tsx";
import styles from "./upload-row.module.css";
import type { DocumentUploads, SendFile } from "./use-document-uploads.ts";

interface UploadFilesProps {
  uploads: DocumentUploads;
  send: SendFile;
  /** Why nothing can be chosen yet. */
  unavailable: string | null;
  multiple?: boolean;
}

const ACCEPT = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",");

export function UploadFiles({ uploads, send, unavailable, multiple = false }: UploadFilesProps) {
  const isOnline = useIsOnline();
  const { files, refused, begin, again, cancel } = uploads;
  const running = files.some(
    ({ progress }) => progress.state === "waiting" || progress.state === "uploading",
  );
  useCloseQuestion(
    running
      ? {
          title: "Upload",
          text: "Not all files are there yet. Close and cancel those that are missing?",
          yes: "Cancel uploads",
          no: "Go on",
        }
      : null,
  );
  const why = isOnline ? unavailable : offlineWords();
  return (
    <>
      <FileDrop
        icon={<IconCloudUpload aria-hidden />}
        label={multiple ? "Choose files" : "Choose a file"}
        hint={
          why ?? `PDF, pictures, Word, Excel, Outlook; at most ${formatFileSize(LIMITS.document)}.`
        }
        accept={ACCEPT}
        multiple={multiple}
        disabled={why !== null}
        onFiles={(chosen) => begin(chosen, send)}
      />
      {refused.length > 0 && (
        <FormNotice kind="bad">
          {refused.map(({ name, reason }) => (
            <span key={name}>
              {name}: {reason}
            </span>
          ))}
        </FormNotice>
      )}
      {files.length > 0 && (
        <ul className={styles.rows} aria-label="Files">
          {files.map((file) => (
            <UploadRow
              key={file.id}
              file={file}
              onAgain={() => again(file.id)}
              onCancel={() => cancel(file.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
