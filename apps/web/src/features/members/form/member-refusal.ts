/** What the server refuses of a member, at the fields of the form and in words that say what can be done. */
import { Failure, type FieldFailure } from "@bandstand/contracts/failure";
import { isArea } from "./member-body.ts";

const NOT_MORE = "You can give no more than you have yourself";
const NOT_YOURS = "Only an administrator can change this";
const GONE =
  "This member was removed from the band meanwhile. What you typed stays here, and as a draft on this device.";

/** @param changed the names of the fields that were sent */
export function atTheFields(error: unknown, changed: readonly string[]): unknown {
  if (!(error instanceof Failure)) return error;
  const { code, message, fields = [], details } = error;
  const failure = (named: FieldFailure[], words = message) =>
    new Failure(code, { message: words, fields: named, ...(details && { details }), cause: error });
  switch (code) {
    case "member_not_found":
      return failure([], GONE);
    case "last_administrator":
      return failure(
        ["administratorEnabled", "signinEnabled"]
          .filter((name) => changed.includes(name))
          .map((path) => ({ path, message })),
      );
    case "no_right":
      return failure(fields.flatMap(({ path }) => refusedRight(path, changed)));
    default:
      return failure(
        fields.map(({ path, message: said }) => ({
          path: path.replace(/^bandUser\./, ""),
          message: said,
        })),
      );
  }
}

function refusedRight(path: string, changed: readonly string[]): FieldFailure[] {
  if (path !== "bandUserMenuOptions")
    return [{ path, message: isArea(path) || path === "bookingsEnabled" ? NOT_MORE : NOT_YOURS }];
  return changed.filter(isArea).map((area) => ({ path: area, message: NOT_YOURS }));
}
