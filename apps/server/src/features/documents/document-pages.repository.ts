/** Pages of documents that were drawn and are kept. */
import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface PageOfFile {
  documentId: number;
  /** The file that it is a page of. */
  filename: string;
  /** From 1. */
  page: number;
}

export async function findPage(
  tx: BandTransaction,
  { documentId, filename, page }: PageOfFile,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ filename: string }>(
    {
      name: "find_document_page",
      text: `
        select page_filename as filename from document_pages
        where band_id = $1 and document_id = $2 and filename = $3 and page = $4`,
    },
    [tx.bandId, documentId, filename, page],
  );
  return row?.filename;
}

/** False where the document has another file by now, the page is kept already, or so many are. */
export async function keepPage(
  tx: BandTransaction,
  { documentId, filename, page }: PageOfFile,
  { pageFilename, most }: { pageFilename: string; most: number },
): Promise<boolean> {
  const rows = await tx.rows(
    {
      name: "keep_document_page",
      text: `
        insert into document_pages (band_id, document_id, filename, page, page_filename)
        select d.band_id, d.id, d.filename, $4, $5 from documents d
        where d.band_id = $1 and d.id = $2 and d.filename = $3 and $6 > (
          select count(*) from document_pages p where p.band_id = $1 and p.document_id = $2)
        on conflict (band_id, document_id, filename, page) do nothing returning id`,
    },
    [tx.bandId, documentId, filename, page, pageFilename, most],
  );
  return rows.length === 1;
}
