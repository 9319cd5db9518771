import { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyRequest } from "fastify";
import { asFailure } from "./failures.ts";

export interface Upload {
  /** What the uploader calls the file. */
  name: string;
  content: Readable;
}

/**
 * The one file of a multipart request, in the field `file`, as a stream. Throws `wrong_type` and `invalid`; it and its stream
 * throw `bad_request` for a request that is no multipart or ends too early.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw new Failure("wrong_type", { message: "Send the file as multipart/form-data." });
  const part = await request.file().catch((error: unknown) => {
    throw asBroken(error);
  });
  if (part?.fieldname !== "file") {
    throw new Failure("invalid", { fields: [{ path: "file", message: "Choose a file" }] });
  }
  return {
    name: part.filename,
    content: Readable.from(readWhole(part.file), { objectMode: false }),
  };
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
