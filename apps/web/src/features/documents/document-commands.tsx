/** Documents in the command palette. */
import { addDocument } from "@bandstand/contracts/documents";
import { canAddDocument } from "@bandstand/domain/document-permissions";
import { IconFileText, IconFileUpload } from "@tabler/icons-react";
import { useMemo } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { useDocuments } from "../../records/documents/documents-query.ts";
import { attachedTo } from "../../records/documents/document-words.ts";
import { useDocumentWindows } from "../../records/documents/document-windows.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";

const OF_THE_BAND = { songId: null, venueId: null, eventId: null };

export function DocumentCommands() {
  const { data: documents } = useDocuments();
  const windows = useDocumentWindows();
  const mayCall = useMay(addDocument);
  const mayAdd = canAddDocument(useBandUser(), OF_THE_BAND) && mayCall;
  const source = useMemo(() => {
    const commands = (documents ?? []).map((document): Command => ({
      id: String(document.id),
      title: document.title,
      detail: [document.DocumentType.name, attachedTo(document)].filter(Boolean).join(" · "),
      icon: <IconFileText aria-hidden />,
      keywords: ["document", document.DocumentType.name, document.originalName ?? ""],
      run: () => windows.view(document),
    }));
    const add: Command = {
      id: "add-document",
      title: "Add Document",
      icon: <IconFileUpload aria-hidden />,
      keywords: ["new", "document", "upload"],
      run: () => windows.upload({ dropped: [] }),
    };
    return {
      id: "documents",
      title: "Documents",
      commands: mayAdd ? [add, ...commands] : commands,
    };
  }, [documents, windows, mayAdd]);
  useCommandSource(source);
  return null;
}
