/** What stands in the menu of a document of the list, fetched for the first one that opens. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import type { ReactNode } from "react";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { useDocumentActions } from "../use-document-actions.tsx";

interface DocumentMenuProps {
  document: DocumentRow;
  panel: Parameters<MenuContents>[0];
}

export function DocumentMenu({ document, panel }: DocumentMenuProps): ReactNode {
  return panel(useDocumentActions()(document));
}
