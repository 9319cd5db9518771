/** `/uploads/{filename}`: pictures for all, everything else by a signed link or for those of its band who may read it. */
import { Failure } from "@bandstand/contracts/failure";
import { canRead } from "@bandstand/domain/permissions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { serveFile } from "../../platform/files/serve-file.ts";
import { isSignedUpload, signedDocumentToken } from "../../platform/files/signed-links.ts";
import {
  findAttachedFile,
  type StoredFileKind,
} from "../../platform/files/stored-files.repository.ts";
import { type Authenticate, bandScope, type Caller } from "../../platform/http/caller.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { findCallerOfToken } from "../../records/accounts/tokens.repository.ts";
import { findVisibleFile } from "../../records/documents/visible-files.repository.ts";

export interface UploadServices {
  database: Database;
  files: FileStore;
  linkKey: LinkKey;
  now: () => Date;
}

/** What belongs to a song's recording. */
const OF_SONGS: ReadonlySet<StoredFileKind> = new Set<StoredFileKind>([
  "recording",
  "rendition",
  "peaks",
]);

interface UploadRoute {
  Params: { filename: string };
  Querystring: { expires?: string; signature?: string; token?: string };
}

/** How a file is served to who may have it; a document is shown under its own name. */
interface Granted {
  shownName?: string;
}

export function serveUploads(
  app: FastifyInstance,
  authenticate: Authenticate,
  services: UploadServices,
): void {
  const { database, files: store, linkKey, now } = services;

  async function grantedTo(caller: Caller, filename: string): Promise<Granted | null> {
    return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
      const file = await findAttachedFile(tx, filename);
      if (file?.kind === "document") {
        const document = await findVisibleFile(tx, caller, filename);
        return document ? { shownName: document.originalName } : null;
      }
      if (!file) return null;
      return file.kind === "picture" || (OF_SONGS.has(file.kind) && canRead(caller, "SO"))
        ? {}
        : null;
    });
  }

  async function grantedByLink(
    { query }: FastifyRequest<UploadRoute>,
    filename: string,
  ): Promise<Granted | null> {
    if (isSignedUpload(linkKey, filename, query, now())) return {};
    const tokenId = signedDocumentToken(linkKey, filename, query, now());
    const caller = tokenId === null ? null : await findCallerOfToken(database, tokenId);
    return caller && grantedTo(caller, filename);
  }

  async function grantedByToken(
    request: FastifyRequest<UploadRoute>,
    filename: string,
  ): Promise<Granted | null> {
    if (request.headers.authorization === undefined) return null;
    return grantedTo(await authenticate(request), filename);
  }

  async function isPublic(filename: string): Promise<boolean> {
    const rows = await database.public((tx) =>
      tx.rows(
        { name: "find_public_picture", text: "select 1 from public_pictures where filename = $1" },
        [filename],
      ),
    );
    return rows.length > 0;
  }

  app.get<UploadRoute>("/uploads/:filename", async (request, reply) => {
    const { filename } = request.params;
    const granted =
      (await grantedByLink(request, filename)) ?? (await grantedByToken(request, filename));
    if (!granted && !(await isPublic(filename))) throw new Failure("not_found");
    // Mails show the picture of the band wherever they are read.
    if (!granted) reply.header("cross-origin-resource-policy", "cross-origin");
    const caching = granted ? "private" : "public";
    const served = await serveFile(request, reply, { store, key: filename, caching, ...granted });
    if (!served) throw new Failure("not_found");
    return reply;
  });
}
