/** The files of documents: sent, fetched, shown page by page, and what was done with them. */
import * as z from "zod/mini";
import {
  bandDocument,
  documentFields,
  documentMember,
  readDocuments,
  writeDocuments,
} from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { idParams, pathId, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** Versions of its file that a document keeps, beside the one that it has. */
export const EARLIER_VERSIONS = 10;
/** Rows of a page of a document's history. */
export const HISTORY_PAGE = 5;

/** In a form every field is a text, and an empty one says nothing. */
const idText = z.union([
  z.pipe(
    z.literal(""),
    z.transform(() => null),
  ),
  pathId,
]);

/** The fields of an upload beside its `file`, before it or behind it. What is left out of a new file for a document stays. */
export const uploadFields = z.partial(
  z.strictObject({
    title: documentFields.title,
    notes: documentFields.notes,
    documentTypeId: pathId,
    admins: z.pipe(
      z.enum(["true", "false"]),
      z.transform((value) => value === "true"),
    ),
    roleId: idText,
    songId: idText,
    venueId: idText,
    eventId: idText,
  }),
);
export type UploadFields = z.output<typeof uploadFields>;

/** Under the same key it is the same upload: who did not hear the answer sends it again, and nothing is there twice. */
const uploadQuery = z.strictObject({ key: z.optional(z.uuid()) });

export const uploadDocument = endpoint({
  method: "POST",
  path: "/documentupload",
  summary:
    "Add a document with its file, in the field `file`; its title and what else is said of it are fields as well",
  access: writeDocuments,
  status: 201,
  query: uploadQuery,
  body: "upload",
  maxBody: LIMITS.document,
  answer: bandDocument,
  alsoAnswers: [{ status: 200, when: "It was uploaded under this key already" }],
  failures: ["limit_reached", "no_right", "wrong_type", "too_large", "no_room"],
  changes: ["documents"],
});

export const uploadDocumentFile = endpoint({
  method: "POST",
  path: "/documentupload/{documentId}",
  summary: "Give a document another file; the one before is kept as a version",
  access: writeDocuments,
  params: z.strictObject({ documentId: pathId }),
  query: uploadQuery,
  body: "upload",
  maxBody: LIMITS.document,
  answer: bandDocument,
  failures: ["document_not_found", "no_right", "wrong_type", "too_large", "no_room"],
  changes: ["documents"],
});

export const downloadDocument = endpoint({
  method: "GET",
  path: "/documentdownload/{id}",
  summary: "The file of a document, or an earlier version of it for administrators",
  access: readDocuments,
  params: idParams,
  query: z.strictObject({
    /** To be shown rather than saved, where that is safe: PDF and pictures. */
    inline: z.optional(z.enum(["true", "false"])),
    /** The id of the row of its history that brought the file. */
    version: z.optional(pathId),
  }),
  answer: "file",
  failures: ["document_not_found", "no_document_file", "no_right"],
});

export const getDocumentLink = endpoint({
  method: "GET",
  path: "/documentlink/{id}",
  summary:
    "A link to the file that needs no token, for an hour or two, for as long as the member may see the document",
  access: readDocuments,
  params: idParams,
  answer: z.object({
    url: z.string(),
    filename: z.string(),
    expiresAt: timestamp,
    type: z.string(),
    size: z.number(),
  }),
  failures: ["document_not_found", "no_document_file"],
});

export const getDocumentImage = endpoint({
  method: "GET",
  path: "/documentimage/{id}",
  summary: "A page of a PDF as PNG, or a picture of any kind that browsers may not show",
  access: readDocuments,
  params: idParams,
  query: z.strictObject({
    /** From 1, which it is when left out. */
    page: z.optional(pathId),
  }),
  answer: "file",
  failures: ["document_not_found", "no_document_file", "page_not_shown", "throttled"],
});

export const documentHistoryRow = z.object({
  id: z.number(),
  vActionName: z.string(),
  BandUser: documentMember,
  createdAt: timestamp,
  /** The file that came with it, while it is kept: the id of the row names it to a download. */
  originalName: z.nullable(z.string()),
  size: z.nullable(z.number()),
  type: z.nullable(z.string()),
});
export type DocumentHistoryRow = z.output<typeof documentHistoryRow>;

export const listDocumentHistory = endpoint({
  method: "GET",
  path: "/documenthistory/{id}",
  summary: `What was done with a document, the latest first, ${HISTORY_PAGE} rows a page; \`X-Total-Count\` says how many there are`,
  access: { kind: "administrator" },
  params: idParams,
  query: z.strictObject({
    /** From 1, which it is when left out. */
    page: z.optional(pathId),
  }),
  answer: z.array(documentHistoryRow),
  failures: ["document_not_found"],
  tells: ["OD", "BU"],
});

export const documentFileEndpoints = {
  uploadDocument,
  uploadDocumentFile,
  downloadDocument,
  getDocumentLink,
  getDocumentImage,
  listDocumentHistory,
};
