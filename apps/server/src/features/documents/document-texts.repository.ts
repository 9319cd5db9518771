/** What PDFs say, for the search. */
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";

export interface ReadText {
  documentId: number;
  /** The file that was read. */
  filename: string;
  pageCount: number | null;
  text: string;
}

/** Whether the file is still the document's. */
export async function isCurrent(
  tx: BandTransaction,
  { documentId, filename }: Pick<ReadText, "documentId" | "filename">,
): Promise<boolean> {
  const rows = await tx.rows(
    {
      name: "is_current_file",
      text: "select from documents where band_id = $1 and id = $2 and filename = $3",
    },
    [tx.bandId, documentId, filename],
  );
  return rows.length === 1;
}

export async function keepText(
  tx: BandTransaction,
  { documentId, filename, pageCount, text }: ReadText,
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into document_texts (band_id, document_id, filename, page_count, text)
        select d.band_id, d.id, d.filename, $4, $5 from documents d
        where d.band_id = $1 and d.id = $2 and d.filename = $3
        on conflict (band_id, document_id) do update
          set filename = excluded.filename, page_count = excluded.page_count, text = excluded.text`,
    },
    [tx.bandId, documentId, filename, pageCount, text],
  );
}

/** Of one band or of any: PDFs that came in another way than by an upload, or whose reading was given up. */
export function findUnread(
  tx: SystemTransaction,
  bandId: number | null,
  most: number,
): Promise<{ bandId: number; documentId: number; filename: string; type: string }[]> {
  return tx.rows(
    {
      text: `
        select d.band_id as "bandId", d.id as "documentId", d.filename, d.type from documents d
        where ($1::integer is null or d.band_id = $1) and d.type = 'application/pdf' and d.filename is not null and not exists (
          select from document_texts x
          where x.band_id = d.band_id and x.document_id = d.id and x.filename = d.filename)
        order by d.band_id, d.id limit $2`,
    },
    [bandId, most],
  );
}
