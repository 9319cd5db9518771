/** The entry of a document's menu that keeps its file on this device, or lets it go. */
import { downloadDocument } from "@bandstand/contracts/document-files";
import type { DocumentRow } from "@bandstand/contracts/documents";
import { IconDeviceFloppy, IconRefresh, IconTrashX } from "@tabler/icons-react";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { offlineWords } from "../../lib/services/why-offline.ts";
import {
  documentKept,
  useKeptDocuments,
  useKeptDocumentsState,
} from "../../records/documents/kept-documents-context.ts";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

export function useKeepDocument(): (document: DocumentRow) => MenuItem {
  const documents = useKeptDocuments();
  const state = useKeptDocumentsState();
  const isOnline = useIsOnline();
  const notify = useNotify();

  async function keep({ id, title }: DocumentRow): Promise<void> {
    try {
      await documents.keep(id);
      notify.success(`“${title}” opens without a network now`);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify.failed("The document was not kept", error);
    }
  }

  async function release({ id }: DocumentRow): Promise<void> {
    try {
      await documents.remove(id);
    } catch (error) {
      notify.failed("The document was not removed from this device", error);
    }
  }

  return (document) => {
    const kept = documentKept(state, document);
    if (kept === "kept")
      return {
        key: "keep",
        label: "Remove from this device",
        icon: <IconTrashX />,
        onSelect: () => void release(document),
      };
    const unavailable = kept === "downloading" ? "It is on its way" : undefined;
    return {
      key: "keep",
      call: downloadDocument,
      label: kept === "older" ? "Keep the newer file offline" : "Keep offline",
      icon: kept === "older" ? <IconRefresh /> : <IconDeviceFloppy />,
      unavailable: isOnline ? unavailable : offlineWords(),
      onSelect: () => void keep(document),
    };
  };
}
