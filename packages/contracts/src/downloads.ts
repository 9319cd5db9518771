/** Many files at once, as one ZIP. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, requiredText } from "./fields.ts";
import { LIMITS } from "./limits.ts";

export const downloadZipBody = z
  .strictObject({
    /** What the ZIP is called; “Songs” or “Documents” when left out. */
    name: z.optional(requiredText(200)),
    Songs: z.optional(
      z
        .array(
          z.strictObject({
            id,
            /** Put before the file's name: the sequence of a set list's section. */
            prefix: z.optional(z.union([z.int(), z.string().check(z.maxLength(20))])),
          }),
        )
        .check(z.minLength(1), z.maxLength(LIMITS.songsAtOnce)),
    ),
    Documents: z.optional(
      z.array(z.strictObject({ id })).check(z.minLength(1), z.maxLength(LIMITS.documentsAtOnce)),
    ),
  })
  .check(
    z.refine(
      ({ Songs, Documents }) => Songs !== undefined || Documents !== undefined,
      "Choose songs or documents",
    ),
  );
export type DownloadZip = z.output<typeof downloadZipBody>;

export const downloadZip = endpoint({
  method: "POST",
  path: "/downloadzip",
  summary:
    "The recordings of songs, for readers of songs, or the files of documents, for readers of documents, as one ZIP: originals, stored",
  access: { kind: "read", areas: ["SO", "OD"] },
  body: downloadZipBody,
  maxBody: LIMITS.recordsBody,
  answer: "file",
  failures: [
    "song_not_found",
    "no_recording",
    "document_not_found",
    "no_document_file",
    "no_right",
  ],
});

export const downloadEndpoints = { downloadZip };
