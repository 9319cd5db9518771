/** The file of a document that is there, or another in its place: the one before is kept. */
import { uploadDocumentFile } from "@bandstand/contracts/document-files";
import type { BandDocument } from "@bandstand/contracts/documents";
import { canEditDocument } from "@bandstand/domain/document-permissions";
import { isOffered } from "@bandstand/domain/document-places";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDocumentChanges } from "../../../records/documents/document-changes.ts";
import { DocumentLoader } from "../../../records/documents/document-loader.tsx";
import { useDocumentTypes } from "../../../records/documents/document-types-query.ts";
import { fileWords } from "../../../records/documents/document-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LookupFailed } from "../../../ui/lookups/lookup-failed.tsx";
import { NativeSelect } from "../../../ui/native-fields/native-select.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { NoRight } from "../../../ui/states/no-right.tsx";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import { UploadFiles } from "./upload-files.tsx";
import { UPLOADED } from "./upload-words.ts";
import { useDocumentUploads } from "./use-document-uploads.ts";

interface UploadDocumentProps {
  documentId: number;
  /** Back to the document, from a page of its own; a window closes, and has what closes it in its bar. */
  onLeave?: () => void;
}

export function UploadDocument({ documentId, onLeave }: UploadDocumentProps) {
  return (
    <DocumentLoader documentId={documentId} skeleton={<FormSkeleton />}>
      {(document) => <Allowed document={document} {...(onLeave && { onLeave })} />}
    </DocumentLoader>
  );
}

type LoadedProps = Pick<UploadDocumentProps, "onLeave"> & { document: BandDocument };

function Allowed(props: LoadedProps) {
  const mayUpload = useMay(uploadDocumentFile);
  const isTheirs = canEditDocument(useBandUser(), props.document);
  if (mayUpload && isTheirs) return <UploadForm {...props} />;
  return <NoRight>You may see this document, but not replace its file.</NoRight>;
}

function UploadForm({ document, onLeave }: LoadedProps) {
  const documents = useDocumentChanges();
  const notify = useNotify();
  const current = useCurrentWindow();
  const types = useDocumentTypes();
  const [typeId, setTypeId] = useState(String(document.documentTypeId));
  const uploads = useDocumentUploads(
    (error) => describeError(error).message,
    () => {
      notify.success(UPLOADED);
      current?.dismiss();
      onLeave?.();
    },
  );
  const offered = (types.data ?? []).filter(({ mask }) => isOffered(mask, document));
  return (
    <WindowBody>
      <Note>
        {document.filename === null
          ? `“${document.title}” has no file yet.`
          : `${document.originalName ?? document.title}, ${fileWords(document)}: it stays as an earlier version.`}
      </Note>
      <NativeSelect
        label="Category"
        value={typeId}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setTypeId}
      />
      <LookupFailed what="categories" lookup={types} />
      <UploadFiles
        uploads={uploads}
        send={async (file, key, options) => {
          const said = { documentTypeId: typeId };
          await documents.replace(document.id, file, said, key, options);
        }}
        unavailable={null}
      />
      {onLeave && (
        <ButtonRow atEnd>
          <Button onClick={onLeave}>Back to the document</Button>
        </ButtonRow>
      )}
    </WindowBody>
  );
}
