/** The files of documents, for who may see them: to download, to link to, and the versions before for administrators. */
import { Failure } from "@bandstand/contracts/failure";
import { canSeeHistory } from "@bandstand/domain/document-permissions";
import type { Database } from "../../platform/database/transactions.ts";
import { signedDocumentPath, signedUploadEnd } from "../../platform/files/signed-links.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { findVersion, noteDownload } from "./document-history.repository.ts";
import type { FileOfDocument } from "./documents.repository.ts";
import { readWhole } from "./documents.use-cases.ts";

interface WantedFile {
  documentId: number;
  /** The row of its history that brought it; the file that it has when left out. */
  version?: number | undefined;
  /** Whether all of it is saved by somebody, rather than looked at piece by piece. */
  isDownload: boolean;
}

/** Throws `document_not_found`, `no_document_file`, and `no_right` where an earlier version is not for the member. */
export function openDocument(
  database: Database,
  caller: Caller,
  { documentId, version, isDownload }: WantedFile,
): Promise<FileOfDocument> {
  return database.band({ ...bandScope(caller), readOnly: !isDownload }, async (tx) => {
    const document = await readWhole(tx, caller, documentId);
    if (version !== undefined && !canSeeHistory(caller)) throw new Failure("no_right");
    const file =
      version === undefined ? fileOf(document) : await findVersion(tx, documentId, version);
    if (!file) throw new Failure("no_document_file");
    if (isDownload) await noteDownload(tx, documentId);
    return file;
  });
}

interface LinkServices {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
}

/** Throws `document_not_found` and `no_document_file`. */
export async function linkTo(
  { database, linkKey, now }: LinkServices,
  caller: Caller,
  documentId: number,
) {
  const file = await openDocument(database, caller, { documentId, isDownload: false });
  const { filename, type, size } = file;
  const at = now();
  return {
    url: signedDocumentPath(linkKey, { filename, tokenId: caller.tokenId }, at),
    filename,
    expiresAt: signedUploadEnd(at).toISOString(),
    type,
    size,
  };
}

interface MaybeFile {
  filename: string | null;
  originalName: string | null;
  size: number | null;
  type: string | null;
}

export function fileOf({
  filename,
  originalName,
  size,
  type,
}: MaybeFile): FileOfDocument | undefined {
  if (filename === null) return undefined;
  return {
    filename,
    originalName: originalName ?? filename,
    size: size ?? 0,
    type: type ?? "application/octet-stream",
  };
}
