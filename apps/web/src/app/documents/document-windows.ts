/** What stands in the windows of a document. Widths are the documented ones. */
import type { WindowOpeners } from "../../records/kit/record-windows.ts";
import { documentAddress, documentWindowKey } from "../../records/documents/document-address.ts";
import type { DocumentWindows, NamedDocument } from "../../records/documents/document-windows.ts";

export const documentWindows: WindowOpeners<DocumentWindows> = (windows) => ({
  view: (document) => windows.open(viewOf(document)),
  follow: (document) => windows.follow(viewOf(document)),
  read: ({ id, title }) =>
    windows.open({
      key: `${documentWindowKey(id)}/file`,
      title,
      width: 800,
      height: 600,
      fills: true,
      content: () =>
        import("../../features/documents/view/document-viewer.tsx").then(
          (file) => file.DocumentViewer,
        ),
      props: { documentId: id },
    }),
  edit: ({ id, title }) =>
    windows.open({
      key: `${documentWindowKey(id)}/edit`,
      title: `Edit ${title}`,
      shape: "record",
      address: `${documentAddress(id)}/edit`,
      width: 1000,
      content: () =>
        import("../../features/documents/form/document-edit.tsx").then((file) => file.DocumentEdit),
      props: { documentId: id },
    }),
  add: () =>
    windows.open({
      key: "document/add",
      title: "Add Document",
      shape: "record",
      address: "/document/add",
      width: 1000,
      content: () =>
        import("../../features/documents/form/document-add.tsx").then((file) => file.DocumentAdd),
      props: {},
    }),
  replace: ({ id, title }) =>
    windows.open({
      key: `documents/${id}/upload`,
      title: `Upload ${title}`,
      width: 1000,
      content: () =>
        import("../../features/documents/upload/upload-document.tsx").then(
          (file) => file.UploadDocument,
        ),
      props: { documentId: id },
    }),
  upload: ({ place, dropped }) =>
    windows.open({
      key: place ? `documents/${place.relation}/${place.id}` : "documents/upload",
      title: "Add Documents",
      width: 1000,
      content: () =>
        import("../../features/documents/upload/upload-documents.tsx").then(
          (file) => file.UploadDocuments,
        ),
      props: { place, dropped },
    }),
  zip: (documentIds) =>
    windows.open({
      key: `documents/zip/${documentIds.join()}`,
      title: "Download Documents",
      width: 520,
      content: () =>
        import("../../features/documents/zip/documents-zip.tsx").then((file) => file.DocumentsZip),
      props: { documentIds },
    }),
});

function viewOf({ id, title }: NamedDocument) {
  return {
    key: documentWindowKey(id),
    title,
    shape: "record",
    address: documentAddress(id),
    series: "document",
    width: 1000,
    content: () =>
      import("../../features/documents/view/document-view.tsx").then((file) => file.DocumentView),
    props: { documentId: id },
  } as const;
}
