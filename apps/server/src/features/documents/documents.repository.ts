import type {
  AddDocument,
  BandDocument,
  DocumentRow,
  SaveDocument,
} from "@bandstand/contracts/documents";
import type { Actor } from "@bandstand/domain/member";
import { and, eq } from "drizzle-orm";
import { documents } from "../../platform/database/schema/documents.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { FROM, OF_MEMBER, OWN_PARAMETERS, ROW } from "../../records/documents/document-rows.ts";
import { sightOf } from "../../records/documents/visible-documents.ts";

const ONE = `
  select ${ROW} as row, x.page_count as "pageCount" ${FROM}
  left join document_texts x on x.band_id = d.band_id and x.document_id = d.id and x.filename = d.filename
  where ${OF_MEMBER} and d.id = $${OWN_PARAMETERS}`;

/** Undefined as well where the member may not see it. */
export async function findDocument(
  tx: BandTransaction,
  actor: Actor,
  documentId: number,
): Promise<BandDocument | undefined> {
  const [found] = await tx.rows<{ row: DocumentRow; pageCount: number | null }>(
    { name: "find_document", text: ONE },
    [tx.bandId, ...sightOf(actor), documentId],
  );
  return found && { ...found.row, pageCount: found.pageCount };
}

export async function insertDocument(tx: BandTransaction, fields: AddDocument): Promise<number> {
  const [added] = await tx.db
    .insert(documents)
    .values({ ...fields, bandId: tx.bandId, bandUserId: tx.bandUserId })
    .returning({ id: documents.id });
  if (!added) throw new Error("A document was not added.");
  return added.id;
}

export interface FileOfDocument {
  filename: string;
  originalName: string;
  size: number;
  type: string;
}

type Changes = Omit<SaveDocument, "id" | "updatedAt"> & Partial<FileOfDocument>;

export async function updateDocument(
  tx: BandTransaction,
  documentId: number,
  changes: Changes,
): Promise<void> {
  // Whoever sends a file is its uploader.
  const sent = changes.filename === undefined ? {} : { bandUserId: tx.bandUserId };
  await tx.db
    .update(documents)
    .set({ ...changes, ...sent })
    .where(isDocument(tx, documentId));
}

export async function deleteDocument(tx: BandTransaction, documentId: number): Promise<void> {
  await tx.db.delete(documents).where(isDocument(tx, documentId));
}

/** Every file that is kept for a document: its own, the versions before, and the pages that were drawn of them. */
export async function filesOfDocument(tx: BandTransaction, documentId: number): Promise<string[]> {
  const rows = await tx.rows<{ filename: string }>(
    {
      text: `
        select filename from documents where band_id = $1 and id = $2 and filename is not null
        union select filename from document_history where band_id = $1 and document_id = $2 and filename is not null
        union select page_filename from document_pages where band_id = $1 and document_id = $2`,
    },
    [tx.bandId, documentId],
  );
  return rows.map(({ filename }) => filename);
}

/** One letter for each place that offers the category; undefined where there is none of this id. */
export async function maskOf(
  tx: BandTransaction,
  documentTypeId: number,
): Promise<string | undefined> {
  const [type] = await tx.rows<{ mask: string }>(
    { name: "mask_of_type", text: "select mask from document_types where id = $1" },
    [documentTypeId],
  );
  return type?.mask;
}

function isDocument(tx: BandTransaction, documentId: number) {
  return and(eq(documents.bandId, tx.bandId), eq(documents.id, documentId));
}
