/** A gig with a fee, and those who look at its money. */
import {
  type AddExpense,
  addExpense,
  type EventMoney,
  getEventMoney,
} from "@bandstand/contracts/event-money";
import type { AddEvent } from "@bandstand/contracts/events";
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import type { TestApi } from "../../../test/api.ts";
import { newEvent } from "../../../test/events.ts";
import { newMember } from "../../../test/members.ts";

export const DIESEL = {
  title: "Diesel",
  amount: 37.4,
  day: "2027-09-18",
  bandUserId: null,
} satisfies AddExpense;

export async function paidGig(api: TestApi, said: Partial<AddEvent> = {}) {
  const { token, bandUser } = await api.newBand();
  const { bandId, id: own } = bandUser;
  const event = await newEvent(api, token, { fee: 300, ...said });
  const params = { id: String(event.id) };
  return {
    token,
    bandId,
    own,
    event,
    params,
    read: (as = token) => api.call(getEventMoney, { params }, as),
    add: (expense: Partial<AddExpense> = {}, as = token) =>
      api.call(addExpense, { params, body: { ...DIESEL, ...expense } }, as),
    member: (nickname: string, privileges: Partial<Record<AreaTag, Privilege>> = { EV: "R" }) =>
      newMember(api, bandId, privileges, nickname),
    /** Reads and edits events, and is not told what they pay. */
    async manager() {
      const member = await newMember(api, bandId, { EV: "W" }, "Theo");
      await api.asSuperuser(
        `update bandstand.band_users set role_id = (select id from bandstand.roles where tag = 'BM') where id = $1`,
        [member.bandUserId],
      );
      return member;
    },
  };
}

export const sharesOf = ({ shares }: EventMoney) =>
  shares.map(({ nickname, ofKitty, share }) => [nickname ?? (ofKitty ? "kitty" : "left"), share]);
