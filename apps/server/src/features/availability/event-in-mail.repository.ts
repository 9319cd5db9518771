/** What a mail and its page say of the event that they ask about, in SQL. */

export interface EventInMail {
  bandName: string;
  /** Where answers to the mail go. */
  contactEmail: string | null;
  name: string | null;
  eventDate: string;
  eventType_tag: string;
  eventType_name: string;
  eventStatus_tag: string;
  eventStatus_name: string;
  startTime: string | null;
  endTime: string | null;
  arriveTime: string | null;
  venue_name: string | null;
  venue_location: string | null;
  /** The day that it is where the band is. */
  today: string;
}

const hhmm = (column: string) => `left(e.${column}::text, 5)`;

/** The day in the band's time zone, at a moment that is a parameter. */
export const dayAt = (moment: string) => `(${moment}::timestamptz at time zone b.time_zone)::date`;

export const eventInMail = (moment: string) => `
  b.name as "bandName", b.contact_email as "contactEmail", e.name,
  e.event_date as "eventDate", y.tag as "eventType_tag", y.name as "eventType_name",
  u.tag as "eventStatus_tag", u.name as "eventStatus_name", ${hhmm("start_time")} as "startTime",
  ${hhmm("end_time")} as "endTime", ${hhmm("arrive_time")} as "arriveTime",
  v.name as "venue_name", v.location as "venue_location", ${dayAt(moment)} as today`;

/** Of an event `e`. */
export const JOINED_TO_EVENT = `
  join bands b on b.id = e.band_id
  join event_types y on y.id = e.event_type_id
  join event_statuses u on u.id = e.event_status_id
  left join venues v on v.band_id = e.band_id and v.id = e.venue_id`;
