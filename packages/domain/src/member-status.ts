/** Whether a member has ever been here, and how far their invitation has come. */
import { daysBetween } from "./calendar-date.ts";
import { formatDays } from "./days-format.ts";

export const MEMBER_STATUSES = {
  NEW: {
    tag: "NEW",
    label: "New",
    color: "purple",
    tooltip: "Has never signed in",
  },
  PND: {
    tag: "PND",
    label: "Pending",
    color: "orange",
    tooltip: "Was invited and has not signed in yet",
  },
} as const;

export type MemberStatusTag = keyof typeof MEMBER_STATUSES;

export type MemberStatus = (typeof MEMBER_STATUSES)[MemberStatusTag];

/** Null for whoever has signed in to the band. */
export function memberStatusOf(member: {
  readonly lastSignedInAt: string | null;
  readonly invitedAt: string | null;
}): MemberStatus | null {
  if (member.lastSignedInAt !== null) return null;
  return member.invitedAt === null ? MEMBER_STATUSES.NEW : MEMBER_STATUSES.PND;
}

/** "Invited 3 days ago". Takes `YYYY-MM-DD`. */
export function invitedWords(invited: string, today: string): string {
  const days = daysBetween(invited, today);
  if (days <= 0) return "Invited today";
  return days === 1 ? "Invited yesterday" : `Invited ${formatDays(days)} ago`;
}
