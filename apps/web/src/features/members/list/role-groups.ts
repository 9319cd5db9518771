/** Members under their roles, as the list has them: by the order of the roles, and by number within each. */
import { FORMER_ROLE, roleGroupName } from "@bandstand/domain/roles";

export interface RoleGroup<Member> {
  roleId: number;
  /** "Deputies" */
  name: string;
  tag: string;
  members: readonly Member[];
}

interface OfRole {
  Role: { id: number; name: string; tag: string };
}

export function roleGroups<Member extends OfRole>(
  members: readonly Member[],
): readonly RoleGroup<Member>[] {
  const groups = Map.groupBy(members, ({ Role }) => Role.id);
  return [...groups].flatMap(([roleId, ofRole]) => {
    const [first] = ofRole;
    return first === undefined
      ? []
      : [{ roleId, name: roleGroupName(first.Role), tag: first.Role.tag, members: ofRole }];
  });
}

/** "8 members", of those who are with the band now. */
export function countWords(members: readonly OfRole[]): string {
  const count = members.filter(({ Role }) => Role.tag !== FORMER_ROLE).length;
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "member" : "members"}`;
}
