/** What a mail server reports of a mail that it took and could not deliver (RFC 3464). */
import PostalMime from "postal-mime";

const REPORT = "message/delivery-status";
/** Characters of the reason that are kept. */
const REASON_MAX = 300;

/** @returns why it was not delivered; null for any other mail: one that is late, a notice of absence, spam */
export async function readFailure(mail: Uint8Array): Promise<string | null> {
  const { attachments } = await PostalMime.parse(mail, {
    attachmentEncoding: "utf8",
    maxNestingDepth: 8,
  });
  const report = attachments.find(({ mimeType }) => mimeType === REPORT);
  return typeof report?.content === "string" ? failureIn(report.content) : null;
}

/** Of the text of such a report: one block of fields about the server, then one for each recipient. */
export function failureIn(report: string): string | null {
  const failed = report
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .map(fieldsOf)
    .find((fields) => fields.get("action")?.toLowerCase() === "failed");
  if (!failed) return null;
  // "smtp; 550 5.1.1 User unknown": what comes before says whose words they are.
  const diagnostic = failed.get("diagnostic-code")?.replace(/^[^;]*;\s*/, "");
  const reason = [diagnostic, failed.get("status")].find(
    (words) => words !== undefined && words !== "",
  );
  return (reason ?? "The mail was not delivered.").slice(0, REASON_MAX);
}

/** By their names in lower case. A line that begins with a blank goes on with the one before. */
function fieldsOf(block: string): ReadonlyMap<string, string> {
  const lines = block.replaceAll(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name !== undefined && value !== undefined ? [[name.toLowerCase(), value]] : [];
    }),
  );
}
