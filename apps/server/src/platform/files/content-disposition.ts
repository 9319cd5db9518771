/**
 * A Content-Disposition header that makes a browser save a file under `filename`, whatever the name holds.
 *
 * The plain form is for old clients and stays within printable ASCII; RFC 8187 carries the true name (RFC 6266).
 */
export const attachment = (filename: string) => disposition("attachment", filename);

/** The same for a file that is shown, and saved under the name from there. */
export const inline = (filename: string) => disposition("inline", filename);

function disposition(kind: "attachment" | "inline", filename: string): string {
  const name = cleaned(filename);
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${extended(name)}`;
}

/** No folders, no line breaks, nothing that turns the name around on the screen; never empty. */
function cleaned(filename: string): string {
  const name = filename
    .toWellFormed()
    .replaceAll(/[/\\]/g, "_")
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
  return name === "" || /^\.+$/.test(name) ? "download" : name;
}

/** `encodeURIComponent` leaves `'()*` alone, which RFC 8187 does not allow as they are. */
function extended(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
