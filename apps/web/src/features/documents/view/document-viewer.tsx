/** The file of a document in a window of its own. */
import { DocumentLoader } from "../../../records/documents/document-loader.tsx";
import { PageSkeleton } from "../../../ui/states/skeletons.tsx";
import { DocumentPaper } from "./document-paper.tsx";

export function DocumentViewer({ documentId }: { documentId: number }) {
  return (
    <DocumentLoader documentId={documentId} skeleton={<PageSkeleton />}>
      {(document) => <DocumentPaper document={document} />}
    </DocumentLoader>
  );
}
