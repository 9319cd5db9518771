/** What a viewer says where a file cannot be shown; the file itself can be had all the same. */
import { Offline } from "../../lib/http/call-errors.ts";
import { describeError } from "../states/describe-error.ts";
import { FileCard } from "./file-card.tsx";
import { PdfUnreadable } from "./pdf/pdf-unreadable.ts";
import type { ViewedFile } from "./viewed-file.ts";

interface ViewFailedProps {
  file: ViewedFile;
  error: unknown;
  onRetry: () => void;
}

export function ViewFailed({ file, error, onRetry }: ViewFailedProps) {
  if (error instanceof PdfUnreadable) {
    return (
      <FileCard file={file}>
        {error.why === "locked"
          ? "This PDF asks for a password, and is not opened here. Another program may open it."
          : "This PDF is damaged and cannot be shown. Another program may still open it."}
      </FileCard>
    );
  }
  return (
    <FileCard file={file} onRetry={onRetry}>
      {error instanceof Offline
        ? "This file is not on this device, and the server cannot be reached now."
        : `This file did not come. ${describeError(error).message}`}
    </FileCard>
  );
}
