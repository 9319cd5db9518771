/** A file that is not shown here: what it is, how large, and the way to have it. */
import { formatFileSize } from "@bandstand/domain/file-size";
import { extensionOf } from "@bandstand/domain/file-extension";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { StatePanel } from "../states/state-panel.tsx";
import type { ViewedFile } from "./viewed-file.ts";

interface FileCardProps {
  file: ViewedFile;
  /** Why it is not shown, if not for its kind alone. */
  children?: ReactNode;
  onRetry?: () => void;
}

export function FileCard({ file, children, onRetry }: FileCardProps) {
  const { name, size, download } = file;
  const kind = extensionOf(name).toUpperCase();
  return (
    <StatePanel
      title={name}
      mark={<IconFileText />}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Button kind="main" icon={<IconDownload aria-hidden />} onClick={download}>
            Download
          </Button>
        </>
      }
    >
      {children ?? "A file of this kind opens in its own program."}{" "}
      {[kind, size !== null && formatFileSize(size)].filter(Boolean).join(", ")}
    </StatePanel>
  );
}
