/** `/uploads/{filename}`: pictures for all, everything else by a signed link or for those of its band who may read it. */
import { Failure } from "@bandstand/contracts/failure";
import { canRead } from "@bandstand/domain/permissions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { serveFile } from "../../platform/files/serve-file.ts";
import { isSignedUpload } from "../../platform/files/signed-links.ts";
import {
  findAttachedFile,
  type StoredFileKind,
} from "../../platform/files/stored-files.repository.ts";
import type { Authenticate } from "../../platform/http/caller.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";

export interface UploadServices {
  database: Database;
  files: FileStore;
  linkKey: LinkKey;
  now: () => Date;
}

/** What belongs to a song's recording. Documents have rights of their own and are handed out by signed links. */
const OF_SONGS: ReadonlySet<StoredFileKind> = new Set<StoredFileKind>([
  "recording",
  "rendition",
  "peaks",
]);

interface UploadRoute {
  Params: { filename: string };
  Querystring: { expires?: string; signature?: string };
}

export function serveUploads(
  app: FastifyInstance,
  authenticate: Authenticate,
  services: UploadServices,
): void {
  const { database, files: store, linkKey, now } = services;

  async function isReadableByToken(request: FastifyRequest, filename: string): Promise<boolean> {
    if (request.headers.authorization === undefined) return false;
    const caller = await authenticate(request);
    const scope = {
      bandId: caller.bandId,
      userId: caller.userId,
      bandUserId: caller.id,
      readOnly: true,
    };
    const file = await database.band(scope, (tx) => findAttachedFile(tx, filename));
    if (!file) return false;
    return file.kind === "picture" || (OF_SONGS.has(file.kind) && canRead(caller, "SO"));
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
    const isSigned = isSignedUpload(linkKey, filename, request.query, now());
    const isTheirs = isSigned || (await isReadableByToken(request, filename));
    if (!isTheirs && !(await isPublic(filename))) throw new Failure("not_found");
    const caching = isTheirs ? "private" : "public";
    const served = await serveFile(request, reply, { store, key: filename, caching });
    if (!served) throw new Failure("not_found");
    return reply;
  });
}
