/** The file of a document where it stands. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { canEditDocument } from "@bandstand/domain/document-permissions";
import { IconFileUpload } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useViewedDocument } from "../../../records/documents/document-file.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";
import { Viewer } from "../../../ui/viewer/viewer.tsx";

export function DocumentPaper({ document }: { document: DocumentRow }) {
  const file = useViewedDocument(document);
  const windows = useDocumentWindows();
  const mayUpload = canEditDocument(useBandUser(), document);
  // With another file the viewer begins anew.
  if (file) return <Viewer key={document.filename} file={file} />;
  return (
    <EmptyState
      title="No file yet"
      action={
        mayUpload && (
          <Button
            kind="main"
            icon={<IconFileUpload aria-hidden />}
            onClick={() => windows.replace(document)}
          >
            Upload file
          </Button>
        )
      }
    >
      What is said of this document is here; its file is still to come.
    </EmptyState>
  );
}
