/** What a form would refuse of a record is refused of a file's as well, where people can write it. */
import { answerEventBody } from "@bandstand/contracts/availability";
import { bandFields } from "@bandstand/contracts/bands";
import { DEPUTY_NOTE_MAX } from "@bandstand/contracts/deputies";
import { documentFields } from "@bandstand/contracts/documents";
import { addExpenseBody } from "@bandstand/contracts/event-money";
import { optionalText } from "@bandstand/contracts/fields";
import { saveGigReportBody } from "@bandstand/contracts/gig-reports";
import { invoiceSettingsFields } from "@bandstand/contracts/invoices";
import { memberFields } from "@bandstand/contracts/members";
import { setlistFields } from "@bandstand/contracts/setlists";
import { songFields } from "@bandstand/contracts/songs";
import { without } from "@bandstand/contracts/shapes";
import { venueNoteFields } from "@bandstand/contracts/venue-notes";
import { venueFields } from "@bandstand/contracts/venues";
import { getTableColumns, getTableName, type Table } from "drizzle-orm";
import type { Row } from "@bandstand/domain/band-file/check-row";
import * as z from "zod/mini";
import { eventAnswers } from "../../platform/database/schema/availability.ts";
import { bands } from "../../platform/database/schema/bands.ts";
import { deputyAskings } from "../../platform/database/schema/deputies.ts";
import { documents } from "../../platform/database/schema/documents.ts";
import { gigReports } from "../../platform/database/schema/gig-reports.ts";
import { eventExpenses, invoiceSettings } from "../../platform/database/schema/event-money.ts";
import { bandUsers } from "../../platform/database/schema/members.ts";
import { setlists } from "../../platform/database/schema/setlists.ts";
import { songs } from "../../platform/database/schema/songs.ts";
import { venueNotes } from "../../platform/database/schema/venue-notes.ts";
import { venues } from "../../platform/database/schema/venues.ts";

const RULES = new Map([
  rulesOf(eventAnswers, answerEventBody.shape),
  rulesOf(deputyAskings, { note: optionalText(DEPUTY_NOTE_MAX) }),
  rulesOf(eventExpenses, without(addExpenseBody.shape, ["bandUserId", "documentId"])),
  rulesOf(gigReports, saveGigReportBody.shape),
  rulesOf(invoiceSettings, invoiceSettingsFields),
  rulesOf(bands, bandFields),
  rulesOf(bandUsers, memberFields),
  rulesOf(documents, documentFields),
  rulesOf(setlists, without(setlistFields, ["songs", "interludes"])),
  rulesOf(songs, songFields),
  rulesOf(venues, venueFields),
  rulesOf(venueNotes, venueNoteFields),
]);

function rulesOf(table: Table, fields: Readonly<Record<string, z.ZodMiniType>>) {
  const columns = getTableColumns(table);
  const rules = Object.entries(fields).flatMap(([field, schema]) => {
    const column = columns[field];
    return column ? [{ column: column.name, schema }] : [];
  });
  return [getTableName(table), rules] as const;
}

/** What has been left empty before a rule came stays so. */
export function problemOfFields(table: string, row: Row): string | null {
  const broken = RULES.get(table)?.find(({ column, schema }) => {
    const value = row[column] ?? null;
    return value !== null && value !== "" && !z.safeParse(schema, value).success;
  });
  return broken ? `has a wrong value for “${broken.column}”` : null;
}
