/** What members have answered to events, in SQL. */
import { isoText } from "../../platform/database/columns-in-sql.ts";

/** JSON, spelled by hand: a list of two thousand events has ten thousand of them. */
const GIVEN = `'{"bandUserId":' || band_user_id || ',"answer":' || coalesce('"' || answer || '"', 'null') || '}'`;

/** For each event of the band that anybody answered to or was asked about, as text to stand within an object: `said`. */
export const ANSWERS_BY_EVENT = `
  select event_id, '"replyBy":' || coalesce('"' || max(reply_by) || '"', 'null')
    || ',"answers":[' || string_agg(${GIVEN}, ',') || '],' as said
  from event_answers where band_id = $1 group by event_id`;

export const NO_ANSWERS = `'"replyBy":null,"answers":[],'`;

/** Of a deputy who has accepted, as long as they have not said otherwise since. */
const PLAYS_FOR = `(
  select json_build_object('nickname', missing.nickname)
  from asked_deputies q
  join deputy_askings d on d.band_id = q.band_id and d.id = q.deputy_asking_id
  left join band_users missing on missing.band_id = d.band_id and missing.id = d.band_user_id
  where q.band_id = a.band_id and q.band_user_id = a.band_user_id and q.outcome = 'accepted'
    and d.event_id = a.event_id and a.answer = 'Y' limit 1)`;

const MEMBER_ANSWER = `json_build_object('bandUserId', m.id, 'nickname', m.nickname, 'avatarFilename', m.avatar_filename,
  'answer', a.answer, 'note', a.note, 'answeredAt', ${isoText("a.answered_at")}, 'askedAt', ${isoText("a.asked_at")},
  'playsFor', ${PLAYS_FOR})`;

/** With who gave them and what they noted, by their place in the band. */
export const answersOf = (event: string) => `(
  select coalesce(json_agg(${MEMBER_ANSWER} order by m.number nulls last, m.id), '[]')
  from event_answers a join band_users m on m.band_id = a.band_id and m.id = a.band_user_id
  where a.band_id = ${event}.band_id and a.event_id = ${event}.id)`;

/** The latest of what members were told. */
export const replyByOf = (event: string) => `(
  select max(reply_by) from event_answers where band_id = ${event}.band_id and event_id = ${event}.id)`;
