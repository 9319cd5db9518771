/** What was done with a document, the latest first, a few rows a page; for administrators. */
import { HISTORY_PAGE } from "@bandstand/contracts/document-files";
import type { DocumentRow } from "@bandstand/contracts/documents";
import { formatShortDate } from "@bandstand/domain/date-format";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useDocumentHistory } from "../../../records/documents/document-history-query.ts";
import { useDownloadDocument } from "../../../records/documents/document-file.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import styles from "./document-history.module.css";

export function DocumentHistory({ document }: { document: DocumentRow }) {
  const [page, setPage] = useState(1);
  const { data: rows, error } = useDocumentHistory(document.id, page);
  const download = useDownloadDocument();
  if (error) return <p role="alert">{describeError(error).message}</p>;
  if (!rows) return null;
  return (
    <>
      <ul className={styles.rows} aria-label={`History of ${document.title}`}>
        {rows.map(({ id, vActionName, BandUser, createdAt, originalName, size }) => (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <strong>{vActionName}</strong>
              <span>
                {[
                  BandUser?.nickname,
                  formatShortDate(localDate(new Date(createdAt))),
                  originalName,
                  size !== null && formatFileSize(size),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
            {originalName !== null && (
              <IconButton
                label={`Download ${originalName} of this version`}
                onClick={() => void download({ ...document, originalName }, id)}
              >
                <IconDownload aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {(page > 1 || rows.length === HISTORY_PAGE) && (
        <div className={styles.pages}>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>Later</Button>}
          {rows.length === HISTORY_PAGE && (
            <Button onClick={() => setPage(page + 1)}>Earlier</Button>
          )}
        </div>
      )}
    </>
  );
}
