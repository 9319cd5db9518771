/** Documents: papers and pictures with a title, of the band or attached to a song, a venue or an event. */
import { DOCUMENT_PLACES } from "@bandstand/domain/document-places";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  date,
  id,
  idParams,
  optionalText,
  pathId,
  requiredText,
  search,
  timestamp,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { recordEvents } from "./live.ts";
import { documentType, role } from "./lookups.ts";

export const DOCUMENT_MESSAGES = {
  unknownType: "This category does not exist",
  typeElsewhere: "This category is not offered here",
  unknownRole: "This role does not exist",
  unknownSong: "This song does not exist",
  unknownVenue: "This venue does not exist",
  unknownEvent: "This event does not exist",
  onePlace: "A document belongs to one song, one venue or one event",
  /** Whoever gave it to others could not take it back. */
  ownRole: "Choose your own role, or none",
  empty: "This file is empty.",
  foreignContent: (extension: string) => `This file is not what its name says: .${extension}`,
  protected: "This PDF is protected by a password. Download it to open it.",
  damaged: "This file is damaged and cannot be shown.",
  notShown: "A file of this kind cannot be shown. Download it to open it.",
  noSuchPage: "This document has no such page.",
  tooMuch: "This page is too large to be shown here. Download the file to open it.",
} as const;

export const documentMember = z.nullable(z.object({ id: z.number(), nickname: z.string() }));

export const documentRow = z.object({
  id: z.number(),
  bandId: z.number(),
  title: z.string(),
  notes: z.nullable(z.string()),
  documentTypeId: z.number(),
  DocumentType: z.object({
    name: documentType.shape.name,
    icon: documentType.shape.icon,
    mask: documentType.shape.mask,
    sequence: z.number(),
  }),
  /** Each upload has one of its own; null while there is no file yet. */
  filename: z.nullable(z.string()),
  /** What it was called where it came from. */
  originalName: z.nullable(z.string()),
  /** Bytes. */
  size: z.nullable(z.number()),
  /** Media type, by the file's content. */
  type: z.nullable(z.string()),
  FileType: z.nullable(
    z.object({ name: z.string(), icon: z.string(), color: z.string(), extension: z.string() }),
  ),
  /** For administrators only. */
  admins: z.boolean(),
  /** For members of this role and administrators only. */
  roleId: z.nullable(z.number()),
  Role: z.nullable(z.object({ tag: role.shape.tag, name: role.shape.name })),
  songId: z.nullable(z.number()),
  venueId: z.nullable(z.number()),
  eventId: z.nullable(z.number()),
  /** What it belongs to, told to whoever may read that. */
  Song: z.nullable(z.object({ title: z.string() })),
  Venue: z.nullable(z.object({ name: z.string() })),
  Event: z.nullable(z.object({ name: z.string(), eventDate: date })),
  /** Who uploaded it; null when they have left. */
  BandUser: documentMember,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type DocumentRow = z.output<typeof documentRow>;

export const bandDocument = z.extend(documentRow, {
  /** Of a PDF; null where it is another kind of file, protected, or not counted yet. */
  pageCount: z.nullable(z.number()),
});
export type BandDocument = z.output<typeof bandDocument>;

/** What people say of a document. Each has a column of its name. */
export const documentFields = {
  title: requiredText(LIMITS.shortText),
  notes: optionalText(LIMITS.description),
  documentTypeId: id,
  admins: z.boolean(),
  roleId: z.nullable(id),
  songId: z.nullable(id),
  venueId: z.nullable(id),
  eventId: z.nullable(id),
};

/** Without a category it is “Other”. */
export const addDocumentBody = z.extend(z.partial(z.strictObject(documentFields)), {
  title: documentFields.title,
});
export type AddDocument = z.output<typeof addDocumentBody>;

/** Changed fields only. With `updatedAt` a change by somebody else since then is refused. */
export const saveDocumentBody = z.partial(
  z.strictObject({ ...documentFields, id, updatedAt: timestamp }),
);
export type SaveDocument = z.output<typeof saveDocumentBody>;

export const DOCUMENTS_AT_ONCE = { usual: 500, most: 2000 } as const;
/** Whoever may read or write what some documents belong to; which of them, is said by each document. */
export const readDocuments = { kind: "read", areas: ["OD", "SO", "VN", "EV"] } as const;
export const writeDocuments = {
  kind: "writeSomeOrBookings",
  areas: ["OD", "SO", "VN", "EV"],
} as const;

export const listDocuments = endpoint({
  method: "GET",
  path: "/documents",
  summary:
    "The documents that the member may see, the latest first; `X-Total-Count` says how many there are in all",
  access: readDocuments,
  query: z.strictObject({
    /** A part of title, notes or file name, whatever its case and accents, or words in the text of a PDF. */
    search: z.optional(search),
    /** Those of songs, of one with `rid`; `band`: those that are attached to nothing. */
    relation: z.optional(z.enum(DOCUMENT_PLACES.map(({ relation }) => relation))),
    rid: z.optional(pathId),
    limit: z.optional(
      pathId.check(
        z.refine((limit) => limit <= DOCUMENTS_AT_ONCE.most, `At most ${DOCUMENTS_AT_ONCE.most}`),
      ),
    ),
    /** The id of the last document of the answer before. */
    after: z.optional(pathId),
  }),
  answer: z.array(documentRow),
  revalidate: true,
  tells: ["OD", "BU"],
});

export const getDocument = endpoint({
  method: "GET",
  path: "/document/{id}",
  summary: "One document",
  access: readDocuments,
  params: idParams,
  answer: bandDocument,
  failures: ["document_not_found"],
  tells: ["OD", "BU"],
});

export const watchDocument = endpoint({
  method: "GET",
  path: "/document/{id}/live",
  summary: "What happens to a document while it is open, as server-sent events",
  access: readDocuments,
  params: idParams,
  answer: { events: recordEvents },
  failures: ["document_not_found", "throttled"],
});

export const addDocument = endpoint({
  method: "POST",
  path: "/adddocument",
  summary: "Add a document without a file yet",
  access: writeDocuments,
  status: 201,
  body: addDocumentBody,
  answer: bandDocument,
  failures: ["limit_reached", "no_right"],
  changes: ["documents"],
});

export const saveDocument = endpoint({
  method: "POST",
  path: "/savedocument/{id}",
  summary: "Save changed fields of a document",
  access: writeDocuments,
  params: idParams,
  body: saveDocumentBody,
  answer: bandDocument,
  failures: ["document_not_found", "changed_meanwhile", "no_right"],
  changes: ["documents"],
});

export const deleteDocument = endpoint({
  method: "DELETE",
  path: "/deletedocument/{id}",
  summary: "Delete a document, its file and the versions before",
  access: writeDocuments,
  status: 204,
  params: idParams,
  failures: ["document_not_found", "no_right"],
  changes: ["documents"],
});

export const documentEndpoints = {
  listDocuments,
  getDocument,
  watchDocument,
  addDocument,
  saveDocument,
  deleteDocument,
};
