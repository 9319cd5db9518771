/** Downloads the documents that are picked as one ZIP. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { IconFileZip } from "@tabler/icons-react";
import { useIsOnline } from "../../../lib/services/services-context.ts";
import { offlineWords } from "../../../lib/services/why-offline.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { whyNoZip, withFile } from "./use-documents-menu.tsx";

export function ZipButton({ documents }: { documents: readonly DocumentRow[] }) {
  const windows = useDocumentWindows();
  const isOnline = useIsOnline();
  const filed = withFile(documents);
  return (
    <Button
      kind="quiet"
      icon={<IconFileZip aria-hidden />}
      unavailable={isOnline ? whyNoZip(filed) : offlineWords()}
      onClick={() => windows.zip(filed.map(({ id }) => id))}
    >
      Download as ZIP
    </Button>
  );
}
