/** What is said of a document in a row. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import { formatShortDate } from "@bandstand/domain/date-format";
import { formatFileSize } from "@bandstand/domain/file-size";
import { localDate } from "../../lib/local-date.ts";

/** "12-Nov-26" */
export function documentDate({ updatedAt }: Pick<DocumentRow, "updatedAt">): string {
  return formatShortDate(localDate(new Date(updatedAt)));
}

type Attached = Pick<DocumentRow, "songId" | "venueId" | "eventId" | "Song" | "Venue" | "Event">;

/** Null for one of the band itself, and where the reader is not told. */
export function attachedTo({ Song, Venue, Event }: Attached): string | null {
  return Song?.title ?? Venue?.name ?? Event?.name ?? null;
}

/** "PDF, 1.2 MB" */
export function fileWords({ FileType, size }: Pick<DocumentRow, "FileType" | "size">): string {
  if (FileType === null || size === null) return "No file yet";
  return `${FileType.extension.toUpperCase()}, ${formatFileSize(size)}`;
}

/** "Administrators", or the only role that sees it; null for everybody's. */
export function restrictedTo({
  admins,
  Role,
}: Pick<DocumentRow, "admins" | "Role">): string | null {
  if (admins) return "Administrators";
  return Role?.name ?? null;
}
