import { Readable } from "node:stream";
import type { Multipart, MultipartFile } from "@fastify/multipart";
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyRequest } from "fastify";
import { asFailure } from "./failures.ts";

export interface Upload {
  /** What the uploader calls the file. */
  name: string;
  content: Readable;
  /** Bytes of the whole request, a little more than those of the file; 0 where it does not tell. */
  size: number;
  /** The fields of the form that came before the file. */
  fieldsBefore: Readonly<Record<string, string>>;
  /** All fields of the form. To be asked once the content was read to its end: some may stand behind it. */
  allFields(): Promise<Record<string, string>>;
}

/**
 * Hands `use` the one file of a multipart request, in the field `file`, as a stream. Throws `wrong_type` and `invalid`; it and
 * its stream throw `bad_request` for a request that is no multipart or ends too early.
 *
 * What `use` leaves of the request is read and thrown away: a browser hears an answer only after all is sent, and whatever
 * lay unread would keep the next request on its connection waiting.
 * @param largest bytes of the file, where it may be more than a recording
 */
export async function withUpload<T>(
  request: FastifyRequest,
  use: (upload: Upload) => Promise<T>,
  largest?: number,
): Promise<T> {
  if (!request.isMultipart())
    throw new Failure("wrong_type", { message: "Send the file as multipart/form-data." });
  const parts = request.parts(limitsOf(largest));
  const fields: Record<string, string> = {};
  try {
    const file = await nextFile(parts, fields);
    if (file?.fieldname !== "file")
      throw new Failure("invalid", { fields: [{ path: "file", message: "Choose a file" }] });
    return await use({
      name: sentName(file.filename),
      content: Readable.from(readWhole(file.file), { objectMode: false }),
      size: Number(request.headers["content-length"] ?? 0),
      fieldsBefore: { ...fields },
      async allFields() {
        await nextFile(parts, fields);
        return fields;
      },
    });
  } finally {
    // By way of the parser nothing would come any more once the stream of its file was destroyed.
    request.raw.unpipe().resume();
  }
}

/** One byte more than may be: see `server.ts`. */
const limitsOf = (largest: number | undefined) =>
  largest === undefined ? {} : { limits: { fileSize: largest + 1 } };

/** Gathers what stands before it; undefined where none comes any more. */
async function nextFile(
  parts: AsyncIterableIterator<Multipart>,
  fields: Record<string, string>,
): Promise<MultipartFile | undefined> {
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === "file") return part;
      if (part.valueTruncated) throw new Failure("too_large");
      if (typeof part.value === "string") fields[part.fieldname] = part.value;
    }
    return undefined;
  } catch (error) {
    throw asBroken(error);
  }
}

async function* readWhole(file: Readable): AsyncGenerator<Buffer> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw asBroken(error);
  }
}

/** The parser's own errors have no code: whatever it cannot read is the sender's. */
function asBroken(error: unknown): Failure {
  return asFailure(error) ?? new Failure("bad_request", { cause: error });
}

/** What a header cannot hold, browsers write as the standard of forms has it (WHATWG HTML, "multipart/form-data"). */
function sentName(name: string): string {
  return name.replace(/%(?:22|0d|0a)/gi, (sign) => decodeURIComponent(sign));
}
