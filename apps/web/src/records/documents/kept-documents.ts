/** The documents of one member that are kept on this device, to be read without a network. */
import type { BandDocument } from "@bandstand/contracts/documents";
import {
  createKeptFiles,
  type KeptFiles,
  type KeptFilesState,
} from "../../lib/offline/kept-files.ts";
import {
  indexedKept,
  keepsFiles,
  type KeptDatabase,
  type KeptIn,
  type KeptStore,
  keptStore,
} from "../../lib/offline/kept-store.ts";

export interface KeptDocument {
  /** As it was when it was kept. */
  document: BandDocument;
  /** Of the upload: with the next it is another file. */
  filename: string;
  blob: Blob;
  /** The picture that the server makes of a kind that browsers do not show. */
  drawn: Blob | null;
  /** ISO 8601. */
  cachedAt: string;
}

/** What is told of a kept document without opening it. */
export interface KeptDocumentEntry {
  id: number;
  title: string;
  filename: string;
  /** Bytes. */
  size: number;
  storage: KeptIn;
  /** ISO 8601. */
  cachedAt: string;
}

export type KeptDocuments = KeptFiles<KeptDocument, KeptDocumentEntry>;
export type KeptDocumentsState = KeptFilesState<KeptDocumentEntry>;

/** Where there is no database. */
const MOST_IN_MEMORY = 5;

interface KeptDocumentsOptions {
  store: KeptStore<KeptDocument>;
  userId: number;
  bandId: number;
  fetch: Parameters<typeof createKeptFiles<KeptDocument, KeptDocumentEntry>>[0]["fetch"];
  onRestored: (documents: readonly BandDocument[]) => void;
}

export function createKeptDocuments({ onRestored, ...files }: KeptDocumentsOptions): KeptDocuments {
  return createKeptFiles({
    ...files,
    ofKept: ({ document }) => document,
    entryOf: ({ kept, storage }) => entryOf(kept, storage),
    onRestored: (kept) => onRestored(kept.map(({ document }) => document)),
  });
}

function entryOf(kept: KeptDocument, storage: KeptIn): KeptDocumentEntry {
  const { document, filename, blob, drawn, cachedAt } = kept;
  const { id, title } = document;
  return { id, title, filename, size: blob.size + (drawn?.size ?? 0), storage, cachedAt };
}

export function indexedDocuments(): KeptDatabase<KeptDocument> {
  return indexedKept("bandstand-documents", "documents");
}

export function documentStore(database: KeptDatabase<KeptDocument> | null) {
  return keptStore(database, MOST_IN_MEMORY);
}

export function browserDocuments(browser: Window & typeof globalThis): KeptStore<KeptDocument> {
  return documentStore(keepsFiles(browser) ? indexedDocuments() : null);
}
