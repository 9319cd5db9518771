/** Events as the wire's rows show them, built by the database for the member who asks. */
import { eventRow } from "@bandstand/contracts/events";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { EVENT_MONEY } from "@bandstand/domain/event-permissions";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { events } from "../../platform/database/schema/events.ts";
import { ANSWERS_BY_EVENT, NO_ANSWERS } from "../../records/events/event-answers.ts";

/** The parameters of every statement here, and the first of its own. */
const SEES_MONEY = "$2::boolean";
const TODAY = "$3::date";
export const OWN_PARAMETERS = 4;

const TOLD_OF_OTHERS = [
  "vIsPast",
  "eventType_tag",
  "eventType_name",
  "eventType_publicPerformance",
  "EventType",
  "eventStatus_tag",
  "EventStatus",
  "venue_name",
  "venue_location",
  "venue_address",
  "Venue",
  "setlist_name",
  "Setlist",
  "replyBy",
  "answers",
] as const;

const PLAIN = fieldsOf(without(eventRow.shape, [...TOLD_OF_OTHERS, ...EVENT_MONEY]));

const MONEY = EVENT_MONEY.map(
  (field) => `case when ${SEES_MONEY} then e.${events[field].name} end as "${field}"`,
).join(", ");

/** An object as text, without its first brace and with a comma for its last, to go before others. */
const open = (pairs: string) => `substr(left(json_build_object(${pairs})::text, -1), 2) || ','`;

const VENUE = `'id', id, 'name', name, 'location', location, 'address', address, 'threeWords', three_words`;

/**
 * An event as a row of the list, JSON as text. What type, status, venue and set list say of it is spelled once a query for
 * each of those, and not for each event; the rest as a record, which takes two thirds of the time of as many pairs.
 */
export const ROW = `'{' || t.said || u.said || coalesce(v.said, p.no_venue) || coalesce(l.said, p.no_setlist)
  || coalesce(a.said, p.no_answers)
  || substr(row_to_json(s.*)::text, 2)`;

export const FROM = `
  from events e
  cross join lateral (
    select e.event_date < ${TODAY} as "vIsPast", ${MONEY}, ${selected(events, PLAIN, "e")}
  ) s
  join (
    select id, ${open(`'eventType_tag', tag, 'eventType_name', name, 'eventType_publicPerformance', public_performance,
      'EventType', json_build_object('id', id, 'tag', tag, 'name', name, 'publicPerformance', public_performance, 'color', color)`)} as said
    from event_types offset 0
  ) t on t.id = e.event_type_id
  join (
    select id, ${open(`'eventStatus_tag', tag,
      'EventStatus', json_build_object('id', id, 'tag', tag, 'name', name, 'color', color, 'sequence', sequence)`)} as said
    from event_statuses offset 0
  ) u on u.id = e.event_status_id
  cross join (
    select '"venue_name":null,"venue_location":null,"venue_address":null,"Venue":null,' as no_venue,
      '"setlist_name":null,"Setlist":null,' as no_setlist, ${NO_ANSWERS} as no_answers
  ) p
  left join (
    select id, ${open(`'venue_name', name, 'venue_location', location, 'venue_address', address,
      'Venue', json_build_object(${VENUE})`)} as said
    from venues where band_id = $1 offset 0
  ) v on v.id = e.venue_id
  left join (
    select id, ${open(`'setlist_name', name, 'Setlist', json_build_object('id', id, 'name', name)`)} as said
    from setlists where band_id = $1 offset 0
  ) l on l.id = e.setlist_id
  left join (${ANSWERS_BY_EVENT}) a on a.event_id = e.id`;
