/** The order of those in one role, as numbers from 1. */

interface Numbered {
  id: number;
  number: number | null;
}

/** Whose number is another one in this order. */
export function newNumbers(order: readonly Numbered[]): { id: number; number: number }[] {
  return order
    .map(({ id }, index) => ({ id, number: index + 1 }))
    .filter(({ number }, index) => order[index]?.number !== number);
}

/** Where somebody new stands in a role: behind those who are in it. */
export function nextNumber(
  members: readonly { roleId: number; number: number | null }[],
  roleId: number,
): number {
  const taken = members.filter((member) => member.roleId === roleId);
  return 1 + Math.max(0, ...taken.map(({ number }) => number ?? 0));
}

/** The members in the order that was laid by hand: who has come since stands last, who has gone is left out. */
export function inOrder<Member extends { id: number }>(
  members: readonly Member[],
  laid: readonly number[],
): Member[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const ordered = laid.flatMap((id) => byId.get(id) ?? []);
  return [...ordered, ...members.filter(({ id }) => !laid.includes(id))];
}
