/** Bodies that may come as a form beside JSON: each field becomes a text of the same name. */
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { asFailure } from "./failures.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";

export const FORM_TYPES = [URL_ENCODED, "multipart/form-data"] as const;

/** For the routes of this scope alone: everywhere else a form is refused as it comes. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(URL_ENCODED, { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  scope.addHook("preValidation", async (request) => {
    if (request.isMultipart()) request.body = await fieldsOf(request);
  });
}

async function fieldsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const { bodyLimit } = request.routeOptions;
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts({ limits: { fieldSize: bodyLimit, files: 0 } })) {
      if (part.type !== "field") continue;
      if (part.valueTruncated) throw new Failure("too_large");
      fields.push([part.fieldname, part.value]);
    }
  } catch (error) {
    // The parser's own errors have no code: whatever it cannot read is the sender's.
    throw asFailure(error) ?? new Failure("bad_request", { cause: error });
  } finally {
    request.raw.unpipe().resume();
  }
  return Object.fromEntries(fields);
}
