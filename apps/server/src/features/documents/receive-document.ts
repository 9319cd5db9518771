/** Taking in the file of a document: a new one, or another for one that is there. Sent twice under one key it is there once. */
import {
  EARLIER_VERSIONS,
  type UploadFields,
  uploadFields,
} from "@bandstand/contracts/document-files";
import { type BandDocument, DOCUMENT_MESSAGES } from "@bandstand/contracts/documents";
import { invalidField } from "@bandstand/contracts/failure";
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import { invalidFiletype, isDocumentName } from "@bandstand/domain/file-kinds";
import { extensionOf } from "@bandstand/domain/file-extension";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { type StoredUpload, keepUpload, storeUpload } from "../../platform/files/store-upload.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { Upload } from "../../platform/http/upload.ts";
import { parsePart } from "../../platform/http/validation.ts";
import { DOCUMENT } from "../../records/documents/document-kind.ts";
import { enqueueReading } from "../../records/documents/document-jobs.ts";
import { announceSaved } from "../../records/kit/record-changes.ts";
import { ACTIONS, findUpload, forgetVersions, note } from "./document-history.repository.ts";
import { updateDocument } from "./documents.repository.ts";
import { addRow, checkAdding, checkChange, nameUnknown, readWhole } from "./documents.use-cases.ts";

export interface ReceivingServices extends FileServices {
  /** Bytes. */
  maxDocument: number;
}

export interface Received {
  document: BandDocument;
  /** Whether the same upload had come before. */
  isKnown: boolean;
}

interface Target {
  caller: Caller;
  /** Undefined where it becomes a new document. */
  documentId: number | undefined;
  key: string | undefined;
}

/**
 * Cut off, refused or out of room, it leaves no row and no file. Throws `document_not_found`, `no_right`, `invalid`,
 * `limit_reached`, `wrong_type`, `too_large` and `no_room`.
 */
export async function receiveDocument(
  services: ReceivingServices,
  target: Target,
  upload: Upload,
): Promise<Received> {
  const known = await findKnown(services, target);
  if (known) return { document: known, isKnown: true };
  await checkAhead(services, target, upload);
  const rules = {
    use: "document",
    most: services.maxDocument,
    isAsNamed: true,
    replaced: [],
    refusal: (reason: "empty" | "unknown" | "wrong-kind") => refusalOf(upload.name, reason),
  } as const;
  return storeUpload(services, target.caller.bandId, upload, rules, async (stored) => {
    const fields = fieldsOf(await upload.allFields());
    return keep(services, target, stored, fields).catch(async (error: unknown) => {
      // The same upload came twice at once: the other one is kept.
      if (violatedConstraint(error)?.constraint !== "document_history_upload") throw error;
      const document = await findKnown(services, target);
      if (!document) throw error;
      await removeReleased(services, target.caller.bandId, [stored.filename]);
      return { document, isKnown: true };
    });
  });
}

function findKnown(
  { database }: ReceivingServices,
  { caller, key }: Target,
): Promise<BandDocument | undefined> {
  if (key === undefined) return Promise.resolve(undefined);
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const known = await findUpload(tx, key);
    return known && readWhole(tx, caller, known.documentId);
  });
}

/** What can be refused is refused before the file has come, where the fields stand before it. */
async function checkAhead(
  { database }: ReceivingServices,
  { caller, documentId }: Target,
  { name, fieldsBefore }: Upload,
): Promise<void> {
  if (!isDocumentName(name)) throw invalidField("file", invalidFiletype(name));
  if (Object.keys(fieldsBefore).length === 0 && documentId === undefined) return;
  const fields = fieldsOf(fieldsBefore);
  await database.band(bandScope(caller), async (tx) => {
    if (documentId === undefined) await checkAdding(tx, caller, fields);
    else await checkChange(tx, caller, documentId, fields);
  });
}

async function keep(
  services: ReceivingServices,
  { caller, documentId, key }: Target,
  stored: StoredUpload,
  fields: UploadFields,
): Promise<Received> {
  const { bandId } = caller;
  const { document, released } = await services.database.band(bandScope(caller), async (tx) => {
    const id = documentId ?? (await addWith(tx, caller, fields));
    const { filename: before } =
      documentId === undefined ? { filename: null } : await checkChange(tx, caller, id, fields);
    await updateDocument(tx, id, { ...fields, ...stored }).catch(nameUnknown);
    await note(tx, id, documentId === undefined ? ACTIONS.added : ACTIONS.uploaded, {
      ...stored,
      key,
    });
    const gone = await forgetVersions(tx, id, { keep: EARLIER_VERSIONS + 1, before });
    await keepUpload(tx, stored, { released: gone, bandStorage: services.bandStorage });
    await enqueueReading(tx, [{ documentId: id, ...stored }]);
    await announceSaved(tx, DOCUMENT, [id]);
    return { document: await readWhole(tx, caller, id), released: gone };
  });
  await removeReleased(services, bandId, released);
  return { document, isKnown: false };
}

function addWith(tx: BandTransaction, caller: Caller, fields: UploadFields): Promise<number> {
  const { title, ...others } = fields;
  if (title === undefined) throw invalidField("title", PLEASE_ENTER_A_VALUE);
  return addRow(tx, caller, { ...others, title });
}

/** Throws `invalid`. */
function fieldsOf(given: Readonly<Record<string, string>>): UploadFields {
  return parsePart(uploadFields, given) ?? {};
}

function refusalOf(name: string, reason: "empty" | "unknown" | "wrong-kind"): string {
  if (reason === "empty") return DOCUMENT_MESSAGES.empty;
  return DOCUMENT_MESSAGES.foreignContent(extensionOf(name));
}
