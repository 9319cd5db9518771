/** Papers and pictures of a venue: stage plots, the way in, where the van stands. Of those that the member may see. */
import { downloadDocument } from "@bandstand/contracts/document-files";
import { type DocumentRow, listDocuments } from "@bandstand/contracts/documents";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { saveBlob } from "../../../lib/files/file-target.ts";
import { useIsOnline, useServices } from "../../../lib/services/services-context.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import styles from "./venue-documents.module.css";

export function VenueDocuments({ venueId }: { venueId: number }) {
  const { client } = useServices();
  const query = { relation: "venue" as const, rid: String(venueId) };
  const { data: documents = NONE } = useQuery(
    callQuery(client, ["documents", "venue", venueId], listDocuments, { query }),
  );
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents} aria-label="Documents">
      <h3>Documents</h3>
      <ul>
        {documents.map((document) => (
          <li key={document.id}>
            <VenueDocument document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const NONE: readonly DocumentRow[] = [];

function VenueDocument({ document }: { document: DocumentRow }) {
  const { id, title, filename, originalName, DocumentType } = document;
  const { client } = useServices();
  const notify = useNotify();
  const offline = useIsOnline() ? undefined : "You are offline";

  function download(): void {
    client
      .call(downloadDocument, { params: paramsOf(id) })
      .then((file) => saveBlob(file, originalName ?? title))
      .catch((error: unknown) => notify.failed("The document was not downloaded", error));
  }

  return (
    <>
      <span className={styles.words}>
        {title} <small>{DocumentType.name}</small>
      </span>
      {filename !== null && (
        <Button
          kind="quiet"
          size="small"
          icon={<IconDownload aria-hidden />}
          aria-label={`Download ${title}`}
          unavailable={offline}
          onClick={download}
        >
          Download
        </Button>
      )}
    </>
  );
}
