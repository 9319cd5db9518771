/** Whether a member has ever been here, and how far their invitation has come. */

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
