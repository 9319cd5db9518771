/** The line-up as data: who stands where, what a move makes of it, and what of that is saved. Pure. */
import type { MemberRow } from "@bandstand/contracts/members";
import { defaultPrivileges, roleGroupName } from "@bandstand/domain/roles";
import type { MemberPosition } from "../../../records/members/member-changes.ts";
import {
  afterMove,
  type SortableListSpec,
  type SortableMove,
} from "../../../ui/sortable/sortable-order.ts";

export interface Role {
  id: number;
  name: string;
  tag: string;
}

/** One list for each role, those without anybody as well: somebody can be put there. */
export function lineUpOf(
  members: readonly MemberRow[],
  roles: readonly Role[],
): readonly SortableListSpec<MemberRow>[] {
  return roles.map((role) => ({
    key: String(role.id),
    label: roleGroupName(role),
    items: members.filter(({ roleId }) => roleId === role.id),
  }));
}

/**
 * Where everybody of the lists that a move touches stands afterwards, from 1. All of them with their roles, not only those who
 * move: of two line-ups that cross, the second is laid whole over the first.
 */
export function positionsAfter(
  lists: readonly SortableListSpec<MemberRow>[],
  move: SortableMove,
): MemberPosition[] {
  const touched = new Set([move.from.list, move.to.list]);
  return [...afterMove(lists, move)]
    .filter(([list]) => touched.has(list))
    .flatMap(([list, members]) =>
      members.map(({ id }, index) => ({ id, number: index + 1, roleId: Number(list) })),
    );
}

/** Where the same members stand now, to go back there. */
export function positionsNow(
  lists: readonly SortableListSpec<MemberRow>[],
  move: SortableMove,
): MemberPosition[] {
  return positionsAfter(lists, { ...move, to: move.from }).concat(
    move.to.list === move.from.list
      ? []
      : (lists.find(({ key }) => key === move.to.list)?.items ?? []).map(
          ({ id, roleId }, index) => ({
            id,
            number: index + 1,
            roleId,
          }),
        ),
  );
}

/** The members as they stand once the positions are saved. */
export function arranged(
  members: readonly MemberRow[],
  positions: readonly MemberPosition[],
  roles: readonly Role[],
): readonly MemberRow[] {
  const given = new Map(positions.map((position) => [position.id, position]));
  const place = new Map(roles.map(({ id }, index) => [id, index]));
  return members
    .map((member): MemberRow => {
      const position = given.get(member.id);
      if (!position) return member;
      const Role = roles.find(({ id }) => id === position.roleId) ?? member.Role;
      return { ...member, number: position.number, roleId: Role.id, Role };
    })
    .toSorted(
      (one, other) =>
        (place.get(one.roleId) ?? 0) - (place.get(other.roleId) ?? 0) ||
        (one.number ?? LAST) - (other.number ?? LAST),
    );
}

const LAST = 999;

/** Whether a role would start with other rights than the one before it. */
export function startsUnlike(one: Role, other: Role): boolean {
  return (
    JSON.stringify(defaultPrivileges(one.tag)) !== JSON.stringify(defaultPrivileges(other.tag))
  );
}
