/** One document: its paper first, and below the tabs what is known of it. */
import { listDocumentHistory } from "@bandstand/contracts/document-files";
import type { BandDocument } from "@bandstand/contracts/documents";
import { useMay } from "../../../lib/services/use-may.ts";
import { DocumentLoader } from "../../../records/documents/document-loader.tsx";
import {
  attachedTo,
  documentDate,
  fileWords,
  restrictedTo,
} from "../../../records/documents/document-words.ts";
import {
  documentKept,
  useKeptDocumentsState,
} from "../../../records/documents/kept-documents-context.ts";
import { LIVE_DOCUMENT } from "../../../records/documents/live-document.ts";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { Fact } from "../../../ui/record-view/fact.tsx";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import type { Tab } from "../../../ui/tabs/tabs.tsx";
import { DocumentHistory } from "./document-history.tsx";
import { DocumentPaper } from "./document-paper.tsx";
import { DocumentViewActions } from "./document-view-actions.tsx";
import styles from "./document-view.module.css";

interface DocumentViewProps {
  documentId: number;
  /** Where to go once it is gone; a window closes. */
  onDeleted?: () => void;
}

export function DocumentView({ documentId, onDeleted }: DocumentViewProps) {
  return (
    <DocumentLoader documentId={documentId} skeleton={<RecordSkeleton />}>
      {(document) => <Loaded document={document} onDeleted={onDeleted} />}
    </DocumentLoader>
  );
}

function History({ document }: { document: BandDocument }) {
  return (
    <div className={styles.panel}>
      <DocumentHistory document={document} />
    </div>
  );
}

interface LoadedProps {
  document: BandDocument;
  onDeleted: (() => void) | undefined;
}

function Loaded({ document, onDeleted }: LoadedProps) {
  useRecordLive(LIVE_DOCUMENT, document.id);
  const mayReadHistory = useMay(listDocumentHistory);
  const seenBy = restrictedTo(document);
  const kept = documentKept(useKeptDocumentsState(), document);
  const paper: Tab = {
    key: "paper",
    label: "Document",
    panel: (
      <div className={styles.paper}>
        <DocumentPaper document={document} />
      </div>
    ),
  };
  const others: Tab[] = [
    ...(document.notes === null
      ? []
      : [
          {
            key: "notes",
            label: "Notes",
            panel: <p className={`${styles.panel} ${styles.notes}`}>{document.notes}</p>,
          },
        ]),
    ...(mayReadHistory
      ? [{ key: "history", label: "History", panel: <History document={document} /> }]
      : []),
  ];
  return (
    <RecordView
      // A document is opened for its paper, whatever was looked at last of another.
      kind={null}
      label={document.title}
      byline={[document.DocumentType.name, attachedTo(document)].filter(Boolean).join(" · ")}
      actions={<DocumentViewActions document={document} onDeleted={onDeleted} />}
      facts={
        <>
          <Fact label="File">{fileWords(document)}</Fact>
          {document.pageCount !== null && (
            <Fact label="Pages">
              {document.pageCount === 1 ? "1 page" : `${document.pageCount} pages`}
            </Fact>
          )}
          <Fact label="Changed">{documentDate(document)}</Fact>
          {document.BandUser && <Fact label="Uploaded by">{document.BandUser.nickname}</Fact>}
          {seenBy !== null && <Fact label="Seen by">{seenBy} only</Fact>}
          {kept === "kept" && <Fact label="Kept">On this device</Fact>}
          {kept === "downloading" && <Fact label="Kept">On its way to this device</Fact>}
        </>
      }
      tabs={[paper, ...others]}
    />
  );
}
