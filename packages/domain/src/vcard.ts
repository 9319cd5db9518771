/** Contacts as the address books of phones and computers read them: vCard 3.0 (RFC 2426) and 4.0 (RFC 6350). */

export type VcardVersion = "3.0" | "4.0";

export interface Contact {
  /** The same each time, so that an address book changes its entry rather than make a second. */
  uid: string;
  nickname: string;
  forename: string | null;
  surname: string | null;
  email: string | null;
  mobilePhone: string | null;
  /** "Lead guitar" */
  title: string | null;
  organisation: string;
}

/** The text of a `.vcf` file, one card after the other. Phones of every age read 3.0. */
export function writeVcards(contacts: readonly Contact[], version: VcardVersion = "3.0"): string {
  return contacts.map((contact) => cardOf(contact, version)).join("");
}

function cardOf(contact: Contact, version: VcardVersion): string {
  const { nickname, forename, surname, email, mobilePhone, title } = contact;
  const whole = [forename, surname].filter(Boolean).join(" ");
  const lines = [
    "BEGIN:VCARD",
    `VERSION:${version}`,
    `UID:${escaped(contact.uid)}`,
    `FN:${escaped(whole === "" ? nickname : whole)}`,
    `N:${escaped(surname ?? "")};${escaped(forename ?? (whole === "" ? nickname : ""))};;;`,
    `NICKNAME:${escaped(nickname)}`,
    `ORG:${escaped(contact.organisation)}`,
    title && `TITLE:${escaped(title)}`,
    email && `EMAIL${version === "3.0" ? ";TYPE=INTERNET" : ""}:${escaped(email)}`,
    mobilePhone && `TEL;TYPE=${version === "3.0" ? "CELL" : "cell"}:${escaped(mobilePhone)}`,
    "END:VCARD",
  ];
  return lines
    .filter((line): line is string => line !== null && line !== "")
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** What parts values and lines stands behind a backslash; other signs that no line holds are left out. */
function escaped(text: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Bytes of a line, the space at the beginning of a continued one counted. */
const LINE = 75;

/** Broken between signs, never within the bytes of one. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > LINE) {
      parts.push(part);
      part = "";
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
