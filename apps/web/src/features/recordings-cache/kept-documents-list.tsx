/** The documents on this device, each with its size and what takes it away. */
import { formatDate } from "@bandstand/domain/date-format";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconX } from "@tabler/icons-react";
import {
  useKeptDocuments,
  useKeptDocumentsState,
} from "../../records/documents/kept-documents-context.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { useAction } from "../../ui/notifications/use-action.ts";
import styles from "./kept-documents-list.module.css";

/** Nothing where there are none: their menus say how they come here. */
export function KeptDocumentsList() {
  const documents = useKeptDocuments();
  const { entries } = useKeptDocumentsState();
  const removing = useAction("The document was not removed from this device");
  if (entries.size === 0) return null;
  const rows = [...entries.values()].toSorted((one, other) => one.title.localeCompare(other.title));
  const size = rows.reduce((sum, entry) => sum + entry.size, 0);
  const count = rows.length === 1 ? "1 document" : `${rows.length} documents`;
  return (
    <section aria-label="Documents on this device">
      <p>
        <strong>{count}</strong> on this device, {formatFileSize(size)}
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.words}>
              <strong>{row.title}</strong>
              <span>
                {formatFileSize(row.size)} · {formatDate(row.cachedAt.slice(0, 10))}
              </span>
            </div>
            <IconButton
              label={`Remove ${row.title} from this device`}
              onClick={() => void removing.run(() => documents.remove(row.id))}
            >
              <IconX aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
