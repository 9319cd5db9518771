/** What changes documents. Each brings the cache to where the server is. */
import { uploadDocument, uploadDocumentFile } from "@bandstand/contracts/document-files";
import {
  type AddDocument,
  addDocument,
  type BandDocument,
  deleteDocument,
  type DocumentRow,
  type SaveDocument,
  saveDocument,
} from "@bandstand/contracts/documents";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { askAgain } from "../../lib/cache/ask-again.ts";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import type { UploadOptions } from "../../lib/http/upload.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { DOCUMENT_KEYS } from "./document-keys.ts";
import { documentQuery } from "./document-query.ts";

/** What is said of a file as it is sent; a field of a form is a text. */
export type SaidOfFile = Readonly<Record<string, string>>;

export interface DocumentChanges {
  add(document: AddDocument): Promise<BandDocument>;
  save(id: number, changed: SaveDocument): Promise<BandDocument>;
  remove(id: number): Promise<void>;
  /** @param key under which a second try is the same upload */
  upload(file: File, said: SaidOfFile, key: string, options: UploadOptions): Promise<BandDocument>;
  /** The file before is kept as a version. */
  replace(
    id: number,
    file: File,
    said: SaidOfFile,
    key: string,
    options: UploadOptions,
  ): Promise<BandDocument>;
  /** The document as the server has it now. */
  reload(id: number): Promise<BandDocument>;
}

export function useDocumentChanges(): DocumentChanges {
  const { client } = useServices();
  return createDocumentChanges(client, useQueryClient());
}

export function createDocumentChanges(client: Client, queries: QueryClient): DocumentChanges {
  const change = createChange(client, queries);
  const { drop } = recordCache<DocumentRow>(queries, DOCUMENT_KEYS);
  const known = ({ id }: BandDocument) => DOCUMENT_KEYS.one(id);
  const show = (document: BandDocument) => {
    queries.setQueryData(DOCUMENT_KEYS.one(document.id), document);
  };

  return {
    add: (document) => change(addDocument, { body: document }, { show, known }),
    save: (id, changed) =>
      change(saveDocument, { params: paramsOf(id), body: changed }, { show, known }),
    async remove(id) {
      await change(deleteDocument, { params: paramsOf(id) }, { show: () => drop(id) });
    },
    async upload(file, said, key, options) {
      const request = { query: { key } };
      const document = await client.upload(uploadDocument, request, file, {
        ...options,
        fields: said,
      });
      show(document);
      await askAgain(queries, uploadDocument, { known: known(document) });
      return document;
    },
    async replace(id, file, said, key, options) {
      const request = { params: { documentId: String(id) }, query: { key } };
      const document = await client.upload(uploadDocumentFile, request, file, {
        ...options,
        fields: said,
      });
      show(document);
      await askAgain(queries, uploadDocumentFile, { known: known(document) });
      return document;
    },
    reload: (id) => queries.query({ ...documentQuery(client, id), staleTime: 0 }),
  };
}
