/** What is said of a document that is there. */
import { type BandDocument, saveDocument } from "@bandstand/contracts/documents";
import { canEditDocument } from "@bandstand/domain/document-permissions";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { DocumentLoader } from "../../../records/documents/document-loader.tsx";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { editDocumentForm } from "./document-form-schema.ts";
import { DocumentPanel } from "./document-panel.tsx";

interface DocumentEditProps {
  documentId: number;
  /** Where to go once it is saved or the form left; in a window, that closes, and what was saved is shown. */
  onClosed?: () => void;
}

export function DocumentEdit({ documentId, onClosed }: DocumentEditProps) {
  return (
    <DocumentLoader documentId={documentId} skeleton={<FormSkeleton />}>
      {(document) => <Allowed document={document} {...(onClosed && { onClosed })} />}
    </DocumentLoader>
  );
}

type LoadedProps = Pick<DocumentEditProps, "onClosed"> & { document: BandDocument };

function Allowed(props: LoadedProps) {
  if (canEditDocument(useBandUser(), props.document)) return <EditForm {...props} />;
  return <NoRight>You may see this document, but not edit it.</NoRight>;
}

function EditForm({ document, onClosed }: LoadedProps) {
  const documents = useDocumentChanges();
  const windows = useDocumentWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: document.title,
    draft: { kind: "document", of: document.id },
    original: document,
    schema: editDocumentForm,
    save: (changed) => documents.save(document.id, changed),
    reload: () => documents.reload(document.id),
    onSaved(saved) {
      notify.success(`“${saved.title}” was saved`);
      leave();
      if (current) windows.view(saved);
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  return (
    <RecordForm form={form} call={saveDocument} onLeave={leave}>
      <DocumentPanel form={form} context={document} />
    </RecordForm>
  );
}
