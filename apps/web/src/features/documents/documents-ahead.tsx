import { useDocuments } from "../../records/documents/documents-query.ts";

/** Shows nothing, and asks for the documents ahead: the palette finds them at once, and a device without a network has them. */
export function DocumentsAhead() {
  useDocuments();
  return null;
}
