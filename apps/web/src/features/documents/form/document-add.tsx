/** The form of a new document whose file comes after it. */
import { addDocument, type BandDocument } from "@bandstand/contracts/documents";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { addDocumentForm, NEW_DOCUMENT } from "./document-form-schema.ts";
import { DocumentPanel } from "./document-panel.tsx";

interface DocumentAddProps {
  /** Left out: the window closes, and its file is asked for. */
  onAdded?: (document: BandDocument) => void;
  onCancelled?: () => void;
}

const OF_THE_BAND = { songId: null, venueId: null, eventId: null };

export function DocumentAdd({ onAdded, onCancelled }: DocumentAddProps) {
  const documents = useDocumentChanges();
  const windows = useDocumentWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: "the new document",
    draft: { kind: "document", of: "new" },
    original: NEW_DOCUMENT,
    schema: addDocumentForm,
    save: (_changed, values) => documents.add(values),
    onSaved: (document) => {
      notify.success(`“${document.title}” was added`);
      current?.dismiss();
      if (current) windows.replace(document);
      onAdded?.(document);
    },
  });
  return (
    <RecordForm
      form={form}
      call={addDocument}
      saveLabel="Add Document"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <DocumentPanel form={form} context={OF_THE_BAND} />
    </RecordForm>
  );
}
