/** The money of an event as the database has it. */
import type { EventShare, Expense } from "@bandstand/contracts/event-money";
import type { Invoice } from "@bandstand/contracts/invoices";
import type { AnswerKey } from "@bandstand/domain/availability";
import type { Actor } from "@bandstand/domain/member";
import { FORMER_ROLE, BAND_MEMBER_ROLE } from "@bandstand/domain/roles";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { isVisible, sightOf } from "../../records/documents/visible-documents.ts";

/** A member of the band on the day of the event, or one who has a share of it whatever has become of them. */
interface Sharer extends Omit<EventShare, "share" | "ofKitty"> {
  /** Null where none is kept. */
  share: number | null;
  ofKitty: boolean;
  isLineUp: boolean;
  answer: AnswerKey | null;
}

export interface FoundMoney {
  eventId: number;
  expenses: Expense[];
  members: Sharer[];
  /** Shares of nobody by name: the kitty's, and of those who have left for good. */
  others: Sharer[];
  invoice: Invoice | null;
}

/** The parameter from which on the sight of whoever reads stands. */
const SIGHT = 3;

const EXPENSES = `(
  select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'amount', x.amount, 'day', x.day,
      'bandUserId', x.band_user_id, 'ofKitty', x.of_kitty,
      'Document', case when d.id is not null then json_build_object('id', d.id, 'title', d.title) end)
    order by x.day, x.id), '[]')
  from event_expenses x
  left join documents d on d.band_id = x.band_id and d.id = x.document_id and ${isVisible("d", SIGHT)}
  where x.band_id = e.band_id and x.event_id = e.id)`;

const KEPT = `'share', s.share, 'paidOut', s.paid_out, 'paidOutAt', ${isoText("s.paid_out_at")}`;

/** Who has left before the day has no part in it, nor has who came later. */
const MEMBERS = `(
  select coalesce(json_agg(json_build_object('bandUserId', m.id, 'ofKitty', false, 'nickname', m.nickname,
      'avatarFilename', m.avatar_filename, 'answer', a.answer, ${KEPT},
      'isLineUp', r.tag = '${BAND_MEMBER_ROLE}' and (m.joining_date is null or m.joining_date <= e.event_date))
    order by r.tag <> '${BAND_MEMBER_ROLE}', m.number nulls last, m.id), '[]')
  from band_users m
  join roles r on r.id = m.role_id
  left join event_answers a on a.band_id = m.band_id and a.event_id = e.id and a.band_user_id = m.id
  left join event_shares s on s.band_id = m.band_id and s.event_id = e.id and s.band_user_id = m.id
  where m.band_id = e.band_id and (s.id is not null
    or (r.tag <> '${FORMER_ROLE}' and (m.leaving_date is null or m.leaving_date >= e.event_date))
    or exists (select from event_expenses x where x.band_id = m.band_id and x.event_id = e.id and x.band_user_id = m.id)))`;

const OTHERS = `(
  select coalesce(json_agg(json_build_object('bandUserId', null, 'ofKitty', s.of_kitty, 'nickname', null,
      'avatarFilename', null, 'answer', null, ${KEPT}, 'isLineUp', false) order by s.id), '[]')
  from event_shares s where s.band_id = e.band_id and s.event_id = e.id and s.band_user_id is null)`;

const INVOICE = `(
  select json_build_object('number', i.number, 'date', i.date, 'dueDate', i.due_date,
    'replaces', lag(i.number) over (order by i.number),
    'name', i.name, 'address', i.address, 'bankDetails', i.bank_details, 'note', i.note,
    'addressee', i.addressee, 'about', i.about, 'eventDate', coalesce(i.event_date, i.date),
    'fee', i.fee, 'deposit', i.deposit, 'paymentReceived', i.payment_received)
  from event_invoices i where i.band_id = e.band_id and i.event_id = e.id
  order by i.number desc limit 1)`;

/** Undefined when there is no such event. */
export async function findMoney(
  tx: BandTransaction,
  reader: Actor,
  eventId: number,
): Promise<FoundMoney | undefined> {
  const [found] = await tx.rows<FoundMoney>(
    {
      name: "money_of_event",
      text: `
        select e.id as "eventId", ${EXPENSES} as expenses, ${MEMBERS} as members, ${OTHERS} as others,
          ${INVOICE} as invoice
        from events e where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId, ...sightOf(reader)],
  );
  return found;
}
