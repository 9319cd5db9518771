/** What a call may throw: a `Failure` that the server spelled, or `Offline` where nobody answered. */
import { Failure, type FailureBody, isErrorCode } from "@bandstand/contracts/failure";

/** The server cannot be reached: no network, or nobody answers. Nothing was changed as far as the browser knows. */
export class Offline extends Error {
  override readonly name = "Offline";

  constructor(cause?: unknown) {
    super("The server is not available, please try again later.", { cause });
  }
}

/** The failure that an answer spells, however broken: a proxy's page of HTML becomes one as well. */
export function failureFrom(status: number, body: string, retryAfter: string | null): Failure {
  const parsed = parseFailure(body);
  if (parsed) {
    const seconds = secondsOf(retryAfter);
    return new Failure(parsed.code, {
      message: parsed.message,
      ...(parsed.fields && { fields: parsed.fields }),
      ...(parsed.details && { details: parsed.details }),
      ...(parsed.reference && { reference: parsed.reference }),
      ...(seconds !== undefined && { retryAfter: seconds }),
    });
  }
  if (status === 401) return new Failure("not_signed_in");
  if (status === 413) return new Failure("too_large");
  if (status === 502 || status === 503 || status === 504) return new Failure("database_away");
  return new Failure("unexpected", { message: `The server answered ${status}.` });
}

function parseFailure(body: string): FailureBody | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== "object" || value === null) return null;
    const { code, message } = value as Partial<FailureBody>;
    return isErrorCode(code) && typeof message === "string" ? (value as FailureBody) : null;
  } catch {
    return null;
  }
}

function secondsOf(header: string | null): number | undefined {
  const seconds = header === null || header === "" ? Number.NaN : Number(header);
  return Number.isFinite(seconds) ? seconds : undefined;
}
