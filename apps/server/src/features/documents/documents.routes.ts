import type { documentFileEndpoints } from "@bandstand/contracts/document-files";
import { type documentEndpoints, watchDocument } from "@bandstand/contracts/documents";
import { Failure } from "@bandstand/contracts/failure";
import { serveFile } from "../../platform/files/serve-file.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import type { Authenticate } from "../../platform/http/caller.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { withUpload } from "../../platform/http/upload.ts";
import type { Live } from "../../platform/live/live.ts";
import { DOCUMENT } from "../../records/documents/document-kind.ts";
import { watchRecord } from "../../records/kit/watch-record.ts";
import { linkTo, openDocument } from "./document-files.use-cases.ts";
import { type ImageServices, imageOf } from "./document-image.use-cases.ts";
import { findDocument } from "./documents.repository.ts";
import { add, history, list, read, remove, save } from "./documents.use-cases.ts";
import { receiveDocument, type ReceivingServices } from "./receive-document.ts";

export interface DocumentServices extends ImageServices, ReceivingServices {
  linkKey: LinkKey;
  now: () => Date;
  live: Live;
  authenticate: Authenticate;
}

const TOTAL = "x-total-count";

export function documentHandlers(
  services: DocumentServices,
): Handlers<typeof documentEndpoints & typeof documentFileEndpoints> {
  const { database, files: store, maxDocument } = services;
  return {
    listDocuments: async ({ caller, query, reply }) => {
      const { json, total } = await list(database, caller, query);
      reply.header(TOTAL, total);
      return json;
    },
    getDocument: ({ caller, params }) => read(database, caller, params.id),
    watchDocument: ({ caller, params, request, reply }) =>
      watchRecord(services, DOCUMENT, {
        call: watchDocument,
        caller,
        id: params.id,
        request,
        reply,
        isSeen: async (tx, by) => (await findDocument(tx, by, params.id)) !== undefined,
      }),
    addDocument: ({ caller, body }) => add(database, caller, body),
    saveDocument: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteDocument: async ({ caller, params }) => {
      await remove(services, caller, params.id);
      return undefined;
    },
    uploadDocument: async ({ caller, query, request, reply }) => {
      const target = { caller, documentId: undefined, key: query.key };
      const { document, isKnown } = await withUpload(
        request,
        (upload) => receiveDocument(services, target, upload),
        maxDocument,
      );
      if (isKnown) reply.code(200);
      return document;
    },
    uploadDocumentFile: async ({ caller, params, query, request }) => {
      const target = { caller, documentId: params.documentId, key: query.key };
      const { document } = await withUpload(
        request,
        (upload) => receiveDocument(services, target, upload),
        maxDocument,
      );
      return document;
    },
    downloadDocument: async ({ caller, params, query, request, reply }) => {
      const isShown = query.inline === "true";
      const { headers, method } = request;
      const isDownload =
        method === "GET" &&
        !isShown &&
        headers.range === undefined &&
        headers["if-none-match"] === undefined;
      const { filename: key, originalName } = await openDocument(database, caller, {
        documentId: params.id,
        version: query.version,
        isDownload,
      });
      const name = isShown ? { shownName: originalName } : { downloadName: originalName };
      const served = await serveFile(request, reply, { store, key, caching: "private", ...name });
      if (!served) throw new Failure("no_document_file");
      return reply;
    },
    getDocumentLink: ({ caller, params }) => linkTo(services, caller, params.id),
    getDocumentImage: async ({ caller, params, query, request, reply }) => {
      const { page = 1 } = query;
      const wanted = { documentId: params.id, page, signal: abortedByClient(reply) };
      const image = await imageOf(services, caller, wanted);
      const shownName = `Page ${page}.png`;
      if ("png" in image)
        return reply
          .header("content-type", "image/png")
          .header("x-content-type-options", "nosniff")
          .header("cache-control", "private, no-cache")
          .send(Buffer.from(image.png));
      const file = { store, key: image.kept, caching: "private", shownName } as const;
      if (!(await serveFile(request, reply, file))) throw new Failure("no_document_file");
      return reply;
    },
    listDocumentHistory: async ({ caller, params, query, reply }) => {
      const { rows, total } = await history(database, caller, params.id, query.page ?? 1);
      reply.header(TOTAL, total);
      return rows;
    },
  };
}
