/** Documents as the wire's rows show them, built by the database for the member who asks. */
import { type DocumentRow, documentRow } from "@bandstand/contracts/documents";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { jsonPairs } from "../../platform/database/columns-in-sql.ts";
import { documents } from "../../platform/database/schema/documents.ts";
import { isVisible, SIGHT_PARAMETERS, sightParameters } from "./visible-documents.ts";

/** The parameters of every statement here: the band, what the member sees, and then its own. */
const SIGHT = 2;
export const OWN_PARAMETERS = SIGHT + SIGHT_PARAMETERS;

const NESTED = [
  "DocumentType",
  "FileType",
  "Role",
  "Song",
  "Venue",
  "Event",
  "BandUser",
] as const satisfies (keyof DocumentRow)[];

const COLUMNS = fieldsOf(without(documentRow.shape, NESTED));

/** What the lookups say is spelled once a query. */
export const ROW = `json_build_object(${jsonPairs(documents, COLUMNS, "d")},
  'DocumentType', t.said, 'FileType', f.said, 'Role', r.said,
  'Song', case when s.id is not null then json_build_object('title', s.title) end,
  'Venue', case when v.id is not null then json_build_object('name', v.name) end,
  'Event', case when e.id is not null then json_build_object('name', coalesce(e.name, ''), 'eventDate', e.event_date) end,
  'BandUser', case when m.id is not null then json_build_object('id', m.id, 'nickname', m.nickname) end)`;

const { reads } = sightParameters(SIGHT);

export const FROM = `
  from documents d
  join (
    select id, json_build_object('name', name, 'icon', icon, 'mask', mask, 'sequence', sequence) as said
    from document_types offset 0
  ) t on t.id = d.document_type_id
  left join (
    select extension, json_build_object('name', name, 'icon', icon, 'color', color, 'extension', extension) as said
    from file_types offset 0
  ) f on f.extension = substring(d.filename from '[^.]+$')
  left join (select id, json_build_object('tag', tag, 'name', name) as said from roles offset 0) r on r.id = d.role_id
  left join songs s on s.band_id = d.band_id and s.id = d.song_id and ${reads("songId")}
  left join venues v on v.band_id = d.band_id and v.id = d.venue_id and ${reads("venueId")}
  left join events e on e.band_id = d.band_id and e.id = d.event_id and ${reads("eventId")}
  left join band_users m on m.band_id = d.band_id and m.id = d.band_user_id`;

/** Of the band, and seen by the member. */
export const OF_MEMBER = `d.band_id = $1 and ${isVisible("d", SIGHT)}`;
