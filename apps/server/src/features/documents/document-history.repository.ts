/** What was done with a document, and the files that came with it. */
import { type DocumentHistoryRow, HISTORY_PAGE } from "@bandstand/contracts/document-files";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { FileOfDocument } from "./documents.repository.ts";

/** What a row says was done. */
export const ACTIONS = {
  added: "Added",
  saved: "Saved",
  uploaded: "Uploaded",
  downloaded: "Downloaded",
} as const;

type Action = (typeof ACTIONS)[keyof typeof ACTIONS];

export async function note(
  tx: BandTransaction,
  documentId: number,
  action: Action,
  upload?: FileOfDocument & { key: string | undefined },
): Promise<void> {
  await tx.rows(
    {
      name: "note_of_document",
      text: `
        insert into document_history
          (band_id, document_id, action, band_user_id, filename, original_name, size, type, upload_key)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    },
    [
      tx.bandId,
      documentId,
      action,
      tx.bandUserId,
      upload?.filename ?? null,
      upload?.originalName ?? null,
      upload?.size ?? null,
      upload?.type ?? null,
      upload?.key ?? null,
    ],
  );
}

/** Once an hour for each member: a viewer that asks for a file many times has looked at it once. */
export async function noteDownload(tx: BandTransaction, documentId: number): Promise<void> {
  await tx.rows(
    {
      name: "note_download",
      text: `
        insert into document_history (band_id, document_id, action, band_user_id)
        select $1, $2, '${ACTIONS.downloaded}', $3
        where not exists (
          select from document_history
          where band_id = $1 and document_id = $2 and action = '${ACTIONS.downloaded}' and band_user_id = $3
            and created_at > now() - interval '1 hour')`,
    },
    [tx.bandId, documentId, tx.bandUserId],
  );
}

/** The document that a member's upload under this key has made or changed. */
export async function findUpload(
  tx: BandTransaction,
  key: string,
): Promise<{ documentId: number } | undefined> {
  const [row] = await tx.rows<{ documentId: number }>(
    {
      name: "find_upload",
      text: `
        select document_id as "documentId" from document_history
        where band_id = $1 and band_user_id = $2 and upload_key = $3`,
    },
    [tx.bandId, tx.bandUserId, key],
  );
  return row;
}

export interface HistoryPage {
  rows: DocumentHistoryRow[];
  total: number;
}

/** @param page from 1 */
export async function readHistory(
  tx: BandTransaction,
  documentId: number,
  page: number,
): Promise<HistoryPage> {
  const rows = await tx.rows<DocumentHistoryRow>(
    {
      name: "document_history_page",
      text: `
        select h.id, h.action as "vActionName", ${isoText("h.created_at")} as "createdAt",
          case when m.id is not null then json_build_object('id', m.id, 'nickname', m.nickname) end as "BandUser",
          h.original_name as "originalName", h.size, h.type
        from document_history h left join band_users m on m.band_id = h.band_id and m.id = h.band_user_id
        where h.band_id = $1 and h.document_id = $2
        order by h.id desc limit ${HISTORY_PAGE} offset $3`,
    },
    [tx.bandId, documentId, (page - 1) * HISTORY_PAGE],
  );
  const [count] = await tx.rows<{ total: number }>(
    {
      name: "count_document_history",
      text: `
        select count(*)::integer as total from document_history where band_id = $1 and document_id = $2`,
    },
    [tx.bandId, documentId],
  );
  return { rows, total: count?.total ?? 0 };
}

/** The file that came with a row, while it is kept. */
export async function findVersion(
  tx: BandTransaction,
  documentId: number,
  id: number,
): Promise<FileOfDocument | undefined> {
  const [row] = await tx.rows<FileOfDocument>(
    {
      name: "find_version",
      text: `
        select filename, original_name as "originalName", size, type from document_history
        where band_id = $1 and document_id = $2 and id = $3 and filename is not null`,
    },
    [tx.bandId, documentId, id],
  );
  return row;
}

/**
 * Lets go of the versions beyond so many, and of a file before that no row of the history has: it came before there were
 * versions. Gives the files that nothing holds any more, with the pages that were drawn of them.
 */
export async function forgetVersions(
  tx: BandTransaction,
  documentId: number,
  { keep, before }: { keep: number; before: string | null },
): Promise<string[]> {
  const rows = await tx.rows<{ filename: string }>(
    {
      text: `
        with old as (
          select id, filename from document_history
          where band_id = $1 and document_id = $2 and filename is not null order by id desc offset $3
        ), forgotten as (
          update document_history h set filename = null, size = null, type = null
          from old where h.band_id = $1 and h.id = old.id
        ), gone as (
          select filename from old
          union select $4::text where $4::text is not null and not exists (
            select from document_history where band_id = $1 and document_id = $2 and filename = $4::text)
        ), pages as (
          delete from document_pages p
          where p.band_id = $1 and p.document_id = $2
            and p.filename <> (select d.filename from documents d where d.band_id = $1 and d.id = $2)
          returning p.page_filename
        )
        select filename from gone union select page_filename from pages`,
    },
    [tx.bandId, documentId, keep, before],
  );
  return rows.map(({ filename }) => filename);
}
