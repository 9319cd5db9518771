/** The documents of one song, venue or event, all of them, where it is shown; more can be added on the spot. */
import { canAddDocument } from "@bandstand/domain/document-permissions";
import { IconFileUpload, IconMaximize } from "@tabler/icons-react";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import { offlineWords } from "../../lib/services/why-offline.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { describeError } from "../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";
import { documentAddress } from "./document-address.ts";
import { documentDate, fileWords, restrictedTo } from "./document-words.ts";
import { useDocumentWindows } from "./document-windows.ts";
import { contextOf, type DocumentPlace, useAttachedDocuments } from "./documents-query.ts";
import { FileKindMark } from "./file-kind-mark.tsx";
import styles from "./attached-documents.module.css";

export function AttachedDocuments({ place }: { place: DocumentPlace }) {
  const { data: documents, error, refetch } = useAttachedDocuments(place);
  const windows = useDocumentWindows();
  const mayAdd = canAddDocument(useBandUser(), contextOf(place));
  const isOnline = useIsOnline();
  if (!documents && error) {
    return (
      <p role="alert" className={styles.none}>
        Not loaded. {describeError(error).message}{" "}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!documents) return <PanelSkeleton />;
  return (
    <div className={styles.panel}>
      {documents.length === 0 && <p className={styles.none}>No documents yet.</p>}
      {documents.length > 0 && (
        <ul className={styles.rows} aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id} className={styles.row}>
              <FileKindMark FileType={document.FileType} />
              <a
                href={documentAddress(document.id)}
                className={styles.document}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  windows.view(document);
                }}
              >
                <strong>{document.title}</strong>
                <span>
                  {[
                    document.DocumentType.name,
                    fileWords(document),
                    documentDate(document),
                    restrictedTo(document),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </a>
              {document.filename !== null && (
                <IconButton
                  label={`Open ${document.title} in the viewer`}
                  onClick={() => windows.read(document)}
                >
                  <IconMaximize aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <Button
          icon={<IconFileUpload aria-hidden />}
          unavailable={isOnline ? undefined : offlineWords()}
          onClick={() => windows.upload({ place, dropped: [] })}
        >
          Add Document
        </Button>
      )}
    </div>
  );
}
