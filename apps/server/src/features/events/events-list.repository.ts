/** The list of events: found first, so that they are counted and a page of them is spelled out. */
import {
  EVENTS_AT_ONCE,
  type EventTypeTag,
  type PastEvents,
} from "@bandstand/domain/event-filters";
import { firstDayShown } from "@bandstand/domain/event-list";
import { canSeeFee } from "@bandstand/domain/permissions";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { PreparedJson } from "../../platform/http/prepared-json.ts";
import { FROM, OWN_PARAMETERS, ROW } from "./event-rows.ts";

export interface WantedEvents {
  search?: string | undefined;
  pastEvents?: PastEvents | undefined;
  /** `YYYY-MM-DD`, whatever `pastEvents` says. */
  from?: string | undefined;
  to?: string | undefined;
  types?: readonly EventTypeTag[] | undefined;
  limit?: number | undefined;
  after?: number | undefined;
}

export interface EventsPage {
  json: PreparedJson;
  /** How many are found, on whatever page. */
  total: number;
}

const at = (place: number, type: string) => `$${OWN_PARAMETERS + place}::${type}`;
const FIRST_DAY = at(0, "date");
const LAST_DAY = at(1, "date");
const TYPES = at(2, "text[]");
const LIMIT = at(3, "integer");
const AFTER = at(4, "integer");
const SEARCH = at(5, "text");

/** What begins at no time of its day comes last in it. */
const placeOf = (event: string) =>
  `${event}.event_date, coalesce(${event}.start_time, time '24:00'), ${event}.id`;
const PLACE = "day, time, id";

const NAMED = `
  left join venues n on n.band_id = e.band_id and n.id = e.venue_id`;
const IS_SOUGHT = `
  and contains(concat_ws(E'\\n', e.name, n.name, n.location, n.address), ${SEARCH})`;

const listOf = (search: { join: string; condition: string }) => `
  with found (${PLACE}) as materialized (
    select ${placeOf("e")} from events e ${search.join}
    where e.band_id = $1 and (${FIRST_DAY} is null or e.event_date >= ${FIRST_DAY})
      and (${LAST_DAY} is null or e.event_date <= ${LAST_DAY})
      and (${TYPES} is null or e.event_type_id in (select id from event_types where tag = any (${TYPES})))
      ${search.condition}
  ), before (${PLACE}) as (
    select ${placeOf("a")} from events a where a.band_id = $1 and a.id = ${AFTER}
  ), page as (
    select id from found where ${AFTER} is null or (${PLACE}) > (select ${PLACE} from before)
    order by ${PLACE} limit ${LIMIT}
  )
  select (select count(*) from found)::integer as total,
    ${AFTER} is null or exists (select from before) as "isPlaced", (
    select '[' || coalesce(string_agg(${ROW}, ',' order by ${placeOf("e")}), '') || ']'
    ${FROM.replace("from events e", "from page join events e on e.band_id = $1 and e.id = page.id")}
  ) as json`;

const LIST = listOf({ join: "", condition: "" });
const SOUGHT = listOf({ join: NAMED, condition: IS_SOUGHT });

/** Null where the event that the page begins after is not there. */
export async function listEvents(
  tx: BandTransaction,
  caller: Caller,
  wanted: WantedEvents,
): Promise<EventsPage | null> {
  const { search = "", pastEvents = "N", types, limit = EVENTS_AT_ONCE.usual, after } = wanted;
  const sought = search.trim();
  const [row] = await tx.rows<{ total: number; isPlaced: boolean; json: string }>(
    sought === "" ? { name: "list_events", text: LIST } : { name: "search_events", text: SOUGHT },
    [
      tx.bandId,
      canSeeFee(caller),
      caller.today,
      wanted.from ?? firstDayShown(pastEvents, caller.today),
      wanted.to ?? null,
      types ?? null,
      limit,
      after ?? null,
      ...(sought === "" ? [] : [sought]),
    ],
  );
  if (!row?.isPlaced) return null;
  return { json: new PreparedJson(row.json), total: row.total };
}
