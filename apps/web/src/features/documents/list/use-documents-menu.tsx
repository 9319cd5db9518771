/** What can be done with the whole list of documents. */
import { addDocument, type DocumentRow } from "@bandstand/contracts/documents";
import { downloadZip } from "@bandstand/contracts/downloads";
import { LIMITS } from "@bandstand/contracts/limits";
import { IconFilePlus, IconFileZip } from "@tabler/icons-react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";

export function useDocumentsMenu({
  mayAdd,
}: {
  mayAdd: boolean;
}): (shown: readonly DocumentRow[]) => readonly MenuGroup[] {
  const windows = useDocumentWindows();
  const may = useMayCall();
  const isOnline = useIsOnline();
  return (shown) => {
    const filed = withFile(shown);
    const add = {
      key: "later",
      label: "Add without a file yet",
      icon: <IconFilePlus />,
      call: addDocument,
      onSelect: windows.add,
    };
    const zip = {
      key: "zip",
      label: "Download displayed documents as ZIP",
      icon: <IconFileZip />,
      call: downloadZip,
      unavailable: isOnline ? whyNoZip(filed) : offlineWords(),
      onSelect: () => windows.zip(filed.map(({ id }) => id)),
    };
    return allowedGroups(
      [
        { key: "add", items: mayAdd ? [add] : [] },
        { key: "displayed", items: [zip] },
      ],
      may,
    );
  };
}

export function withFile(documents: readonly DocumentRow[]): readonly DocumentRow[] {
  return documents.filter(({ filename }) => filename !== null);
}

export function whyNoZip(filed: readonly DocumentRow[]): string | undefined {
  if (filed.length === 0) return "None of these documents has a file";
  return filed.length > LIMITS.documentsAtOnce ? "Too many for one ZIP" : undefined;
}
