import { Failure } from "@bandstand/contracts/failure";
import type { FastifyRequest } from "fastify";
import type { Readable } from "node:stream";

export interface Upload {
  /** What the uploader calls the file. */
  name: string;
  content: Readable;
}

/** The one file of a multipart request, in the field `file`, as a stream. Throws `wrong_type` and `invalid`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw new Failure("wrong_type", { message: "Send the file as multipart/form-data." });
  const part = await request.file();
  if (part?.fieldname !== "file") {
    throw new Failure("invalid", { fields: [{ path: "file", message: "Choose a file" }] });
  }
  return { name: part.filename, content: part.file };
}
