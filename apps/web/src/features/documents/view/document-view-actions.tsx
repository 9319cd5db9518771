/** What can be done with the document that is shown. */
import type { BandDocument } from "@bandstand/contracts/documents";
import { canEditDocument } from "@bandstand/domain/document-permissions";
import { IconDots, IconMaximize, IconPencil } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useDocumentActions } from "../use-document-actions.tsx";

interface DocumentViewActionsProps {
  document: BandDocument;
  onDeleted: (() => void) | undefined;
}

/** Open and Edit are buttons here; the way to have the file stands over its paper. */
const BESIDE = ["view", "read", "edit", "download"];

export function DocumentViewActions({ document, onDeleted }: DocumentViewActionsProps) {
  const actor = useBandUser();
  const windows = useDocumentWindows();
  const current = useCurrentWindow();
  const actions = useDocumentActions({
    beside: BESIDE,
    onDeleted: () => {
      current?.dismiss();
      onDeleted?.();
    },
  });
  const groups = actions(document);
  return (
    <>
      {document.filename !== null && (
        <>
          <Button
            kind="main"
            icon={<IconMaximize aria-hidden />}
            onClick={() => windows.read(document)}
          >
            Open
          </Button>
        </>
      )}
      {canEditDocument(actor, document) && (
        <Button compact icon={<IconPencil aria-hidden />} onClick={() => windows.edit(document)}>
          Edit
        </Button>
      )}
      {groups.length > 0 && (
        <MenuButton label={`More for ${document.title}`} groups={() => groups}>
          <IconDots aria-hidden />
        </MenuButton>
      )}
    </>
  );
}
