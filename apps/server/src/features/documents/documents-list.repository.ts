/** The list of documents: found first, so that they are counted and a page of them is spelled out. */
import { DOCUMENTS_AT_ONCE } from "@bandstand/contracts/documents";
import type { Actor } from "@bandstand/domain/member";
import { DOCUMENT_PLACES, type DocumentRelation } from "@bandstand/domain/document-places";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { PreparedJson } from "../../platform/http/prepared-json.ts";
import { FROM, OF_MEMBER, OWN_PARAMETERS, ROW } from "../../records/documents/document-rows.ts";
import { sightOf } from "../../records/documents/visible-documents.ts";

export interface Wanted {
  search?: string | undefined;
  relation?: DocumentRelation | undefined;
  /** Of the song, venue or event. */
  rid?: number | undefined;
  limit?: number | undefined;
  after?: number | undefined;
}

export interface Page {
  json: PreparedJson;
  /** How many are found, on whatever page. */
  total: number;
}

const COLUMNS = { songId: "song_id", venueId: "venue_id", eventId: "event_id" } as const;
const at = (place: number, type: string) => `$${OWN_PARAMETERS + place}::${type}`;
const LIMIT = at(0, "integer");
const AFTER = at(1, "integer");
const SEARCH = at(2, "text");
const RELATION = at(3, "text");
const RID = at(4, "integer");

/** Each word stands somewhere in the fields. The text of a file counts only while that is the document's. */
const IS_SOUGHT = `(${SEARCH} is null
  or contains(concat_ws(E'\\n', d.title, d.notes, d.original_name), ${SEARCH})
  or exists (
    select from document_texts x
    where x.band_id = d.band_id and x.document_id = d.id and x.filename = d.filename
      and x.words @@ search_query(${SEARCH})))`;

const ofPlace = ({ relation, field }: (typeof DOCUMENT_PLACES)[number]) =>
  field === null
    ? `when '${relation}' then num_nonnulls(${Object.values(COLUMNS)
        .map((column) => `d.${column}`)
        .join(", ")}) = 0`
    : `when '${relation}' then d.${COLUMNS[field]} is not null and (${RID} is null or d.${COLUMNS[field]} = ${RID})`;

const IS_THERE = `(case ${RELATION} ${DOCUMENT_PLACES.map(ofPlace).join(" ")} else true end)`;

const PAGE = "from page join documents d on d.band_id = $1 and d.id = page.id";

/** The latest first: ids are given in the order in which documents are added. */
const LIST = `
  with found as materialized (
    select d.id from documents d where ${OF_MEMBER} and ${IS_SOUGHT} and ${IS_THERE}
  ), page as (
    select id from found where ${AFTER} is null or id < ${AFTER} order by id desc limit ${LIMIT}
  )
  select (select count(*) from found)::integer as total, (
    select '[' || coalesce(string_agg((${ROW})::text, ',' order by d.id desc), '') || ']'
    ${FROM.replace("from documents d", PAGE)}
  ) as json`;

export async function listDocuments(
  tx: BandTransaction,
  actor: Actor,
  { search = "", relation, rid, limit = DOCUMENTS_AT_ONCE.usual, after }: Wanted,
): Promise<Page> {
  const sought = search.trim();
  const [row] = await tx.rows<{ total: number; json: string }>(
    { name: "list_documents", text: LIST },
    [
      tx.bandId,
      ...sightOf(actor),
      limit,
      after ?? null,
      sought === "" ? null : sought,
      relation ?? null,
      rid ?? null,
    ],
  );
  return { json: new PreparedJson(row?.json ?? "[]"), total: row?.total ?? 0 };
}
