/** Documents: reading, adding, saving with an eye on who else saved, deleting; each within what the member may see and do. */
import {
  type AddDocument,
  type BandDocument,
  DOCUMENT_MESSAGES,
  type SaveDocument,
} from "@bandstand/contracts/documents";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { documentRefusal, isSamePlace } from "@bandstand/domain/document-changes";
import { isOffered, placeOf } from "@bandstand/domain/document-places";
import {
  canEditDocument,
  canSeeDocument,
  type RestrictedDocument,
} from "@bandstand/domain/document-permissions";
import { checkLimit } from "../../platform/database/band-limits.ts";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { releaseFiles } from "../../platform/files/stored-files.repository.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { DOCUMENT } from "../../records/documents/document-kind.ts";
import { announceDeleted, announceSaved } from "../../records/kit/record-changes.ts";
import { checkId, found } from "../../records/kit/record-kind.ts";
import { lockUnchanged } from "../../records/kit/record-lock.ts";
import { ACTIONS, type HistoryPage, note, readHistory } from "./document-history.repository.ts";
import { listDocuments, type Page, type Wanted } from "./documents-list.repository.ts";
import {
  deleteDocument,
  filesOfDocument,
  findDocument,
  insertDocument,
  maskOf,
  updateDocument,
} from "./documents.repository.ts";

export function list(database: Database, caller: Caller, wanted: Wanted): Promise<Page> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listDocuments(tx, caller, wanted),
  );
}

/** Throws `document_not_found`. */
export function read(
  database: Database,
  caller: Caller,
  documentId: number,
): Promise<BandDocument> {
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    readWhole(tx, caller, documentId),
  );
}

/** For administrators. Throws `document_not_found`. */
export function history(
  database: Database,
  caller: Caller,
  documentId: number,
  page: number,
): Promise<HistoryPage> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    await readWhole(tx, caller, documentId);
    return readHistory(tx, documentId, page);
  });
}

/** Throws `no_right`, `invalid` and `limit_reached`. */
export function add(database: Database, caller: Caller, given: AddDocument): Promise<BandDocument> {
  return database.band(bandScope(caller), async (tx) => {
    const documentId = await addRow(tx, caller, given);
    await note(tx, documentId, ACTIONS.added);
    return readWhole(tx, caller, documentId);
  });
}

/** Throws `no_right`, `invalid` and `limit_reached`. */
export async function addRow(
  tx: BandTransaction,
  caller: Caller,
  given: AddDocument,
): Promise<number> {
  await checkAdding(tx, caller, given);
  const documentId = await insertDocument(tx, given).catch(nameUnknown);
  await checkLimit(tx, "documents");
  return documentId;
}

/** Whether the member may add it so, before its file is taken in. Throws `no_right` and `invalid`. */
export async function checkAdding(
  tx: BandTransaction,
  caller: Caller,
  given: Partial<AddDocument>,
): Promise<void> {
  const after = { ...NOTHING, ...given };
  refuse(caller, null, after);
  await checkCategory(tx, after);
}

/** Throws `document_not_found`, `no_right`, `invalid`, and `changed_meanwhile` where somebody has saved since `updatedAt`. */
export function save(
  database: Database,
  caller: Caller,
  documentId: number,
  given: SaveDocument,
): Promise<BandDocument> {
  const { id, updatedAt, ...fields } = given;
  checkId(DOCUMENT, documentId, id);
  return database.band(bandScope(caller), async (tx) => {
    await checkChange(tx, caller, documentId, fields);
    // Once it is known that the member may be told who has changed it.
    await lockUnchanged(tx, DOCUMENT, documentId, updatedAt);
    if (Object.keys(fields).length > 0) {
      await updateDocument(tx, documentId, fields).catch(nameUnknown);
      await note(tx, documentId, ACTIONS.saved);
      await announceSaved(tx, DOCUMENT, [documentId]);
    }
    return readWhole(tx, caller, documentId);
  });
}

/** Throws `document_not_found` and `no_right`. */
export async function remove(
  services: Omit<FileServices, "bandStorage">,
  caller: Caller,
  documentId: number,
): Promise<void> {
  const released = await services.database.band(bandScope(caller), async (tx) => {
    await lockEditable(tx, caller, documentId);
    const filenames = await filesOfDocument(tx, documentId);
    await deleteDocument(tx, documentId);
    await releaseFiles(tx, filenames);
    await announceDeleted(tx, DOCUMENT, documentId);
    return filenames;
  });
  await removeReleased(services, caller.bandId, released);
}

/** Throws `document_not_found`. */
export async function readWhole(
  tx: BandTransaction,
  caller: Caller,
  documentId: number,
): Promise<BandDocument> {
  return found(DOCUMENT, await findDocument(tx, caller, documentId));
}

const RESTRICTION = ["admins", "roleId", "songId", "venueId", "eventId"] as const;
const NOTHING = {
  admins: false,
  roleId: null,
  songId: null,
  venueId: null,
  eventId: null,
  documentTypeId: 1,
} as const;

/** Holds its row, and gives what it is and its file. Throws `document_not_found` and `no_right`. */
export async function lockEditable(tx: BandTransaction, caller: Caller, documentId: number) {
  const fields = [...RESTRICTION, "documentTypeId", "filename"] as const;
  const before = await lockUnchanged(tx, DOCUMENT, documentId, undefined, fields);
  if (!canSeeDocument(caller, before)) found(DOCUMENT, undefined);
  if (!canEditDocument(caller, before)) throw new Failure("no_right");
  return before;
}

/** Holds its row. Throws `document_not_found`, `no_right` and `invalid`; gives what it was before. */
export async function checkChange(
  tx: BandTransaction,
  caller: Caller,
  documentId: number,
  fields: Partial<AddDocument>,
): Promise<{ filename: string | null }> {
  const before = await lockEditable(tx, caller, documentId);
  const after = { ...before, ...fields };
  refuse(caller, before, after);
  // What lost its song became the band's with a category that is offered for songs alone.
  if (after.documentTypeId !== before.documentTypeId || !isSamePlace(before, after))
    await checkCategory(tx, after);
  return before;
}

function refuse(caller: Caller, before: RestrictedDocument | null, after: RestrictedDocument) {
  const refusal = documentRefusal(caller, before, after);
  if (refusal === "no_right") throw new Failure("no_right");
  if (refusal === "ownRole") throw invalidField("roleId", DOCUMENT_MESSAGES.ownRole);
  if (refusal === "onePlace")
    throw invalidField(placeOf(after).field ?? "songId", DOCUMENT_MESSAGES.onePlace);
}

async function checkCategory(
  tx: BandTransaction,
  document: RestrictedDocument & { documentTypeId: number },
): Promise<void> {
  const mask = await maskOf(tx, document.documentTypeId);
  if (mask === undefined) throw invalidField("documentTypeId", DOCUMENT_MESSAGES.unknownType);
  if (!isOffered(mask, document))
    throw invalidField("documentTypeId", DOCUMENT_MESSAGES.typeElsewhere);
}

/** What a document points at and is not there is said at its field. */
const UNKNOWN = [
  ["role", "roleId", DOCUMENT_MESSAGES.unknownRole],
  ["song", "songId", DOCUMENT_MESSAGES.unknownSong],
  ["venue", "venueId", DOCUMENT_MESSAGES.unknownVenue],
  ["event", "eventId", DOCUMENT_MESSAGES.unknownEvent],
] as const;

export function nameUnknown(error: unknown): never {
  const { constraint = "" } = violatedConstraint(error) ?? {};
  const unknown = UNKNOWN.find(([name]) => constraint.includes(name));
  if (unknown) throw invalidField(unknown[1], unknown[2]);
  throw error;
}
