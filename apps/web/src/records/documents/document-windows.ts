import { recordWindows } from "../kit/record-windows.ts";
import type { DocumentPlace } from "./documents-query.ts";

export interface NamedDocument {
  id: number;
  title: string;
}

export interface DocumentWindows {
  view(document: NamedDocument): void;
  /** Shows it in the place of the document that is docked, as the list is walked; nothing where none is. */
  follow(document: NamedDocument): void;
  /** Its file, as large as the screen. */
  read(document: NamedDocument): void;
  edit(document: NamedDocument): void;
  /** One that is said of first, its file later. */
  add(): void;
  /** Another file for it. */
  replace(document: NamedDocument): void;
  /** New ones from files, of the band or attached to something. */
  upload(options: { place?: DocumentPlace | undefined; dropped: readonly File[] }): void;
  /** Downloads the files of documents that have one. */
  zip(documentIds: readonly number[]): void;
}

export const [DocumentWindowsContext, useDocumentWindows] =
  recordWindows<DocumentWindows>("DocumentWindows");
