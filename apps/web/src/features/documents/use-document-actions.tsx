/** What can be done with one document. What is not open to whoever looks is not in it. */
import { downloadDocument, uploadDocumentFile } from "@bandstand/contracts/document-files";
import {
  deleteDocument as deleteCall,
  type DocumentRow,
  saveDocument,
} from "@bandstand/contracts/documents";
import { canEditDocument } from "@bandstand/domain/document-permissions";
import {
  IconDownload,
  IconEye,
  IconFileUpload,
  IconMaximize,
  IconPencil,
} from "@tabler/icons-react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useMayCall } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import {
  documentKept,
  useKeptDocumentsState,
} from "../../records/documents/kept-documents-context.ts";
import { useDocumentChanges } from "../../records/documents/document-changes.ts";
import { useDownloadDocument } from "../../records/documents/document-file.ts";
import { useDocumentWindows } from "../../records/documents/document-windows.ts";
import { allowedGroups } from "../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { deleteItem } from "../../ui/menu/usual-items.tsx";
import { useKeepDocument } from "./use-keep-document.tsx";

interface DocumentActionsOptions {
  /** Keys of what stands beside the menu already, where the document is shown. */
  beside?: readonly string[];
  onDeleted?: () => void;
}

export function useDocumentActions({ beside = [], onDeleted }: DocumentActionsOptions = {}): (
  document: DocumentRow,
) => readonly MenuGroup[] {
  const actor = useBandUser();
  const windows = useDocumentWindows();
  const documents = useDocumentChanges();
  const download = useDownloadDocument();
  const deleteRecord = useDeleteRecord();
  const may = useMayCall();
  const keep = useKeepDocument();
  const kept = useKeptDocumentsState();
  const unavailable = useWhyOffline();

  async function remove({ id, title }: DocumentRow): Promise<void> {
    const isGone = await deleteRecord({
      question: {
        title: "Delete Document",
        yes: "Delete document",
        text: `“${title}” goes with its file and the versions before.`,
      },
      remove: () => documents.remove(id),
      failed: "The document was not deleted",
      done: `“${title}” was deleted`,
    });
    if (isGone) onDeleted?.();
  }

  return (document) => {
    const isTheirs = canEditDocument(actor, document);
    const hasFile = document.filename !== null;
    const open = [
      { key: "view", label: "View", icon: <IconEye />, onSelect: () => windows.view(document) },
      ...(hasFile
        ? [
            {
              key: "read",
              label: "Open in the viewer",
              icon: <IconMaximize />,
              onSelect: () => windows.read(document),
            },
            {
              key: "download",
              label: "Download",
              icon: <IconDownload />,
              call: downloadDocument,
              unavailable: documentKept(kept, document) === "kept" ? undefined : unavailable,
              onSelect: () => void download(document),
            },
            keep(document),
          ]
        : []),
    ];
    const change = [
      {
        key: "edit",
        keys: "e",
        label: "Edit",
        icon: <IconPencil />,
        call: saveDocument,
        onSelect: () => windows.edit(document),
      },
      {
        key: "replace",
        label: hasFile ? "Replace file" : "Upload file",
        icon: <IconFileUpload />,
        call: uploadDocumentFile,
        unavailable,
        onSelect: () => windows.replace(document),
      },
    ];
    const toDelete = deleteItem({
      call: deleteCall,
      unavailable,
      onSelect: () => void remove(document),
    });
    return allowedGroups(
      [
        { key: "open", items: open.filter(({ key }) => !beside.includes(key)) },
        { key: "change", items: isTheirs ? change.filter(({ key }) => !beside.includes(key)) : [] },
        { key: "remove", items: isTheirs ? [toDelete] : [] },
      ],
      may,
    );
  };
}
