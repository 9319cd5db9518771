import { useMembers } from "../../records/members/members-query.ts";

/** Shows nothing, and asks for the members ahead: the palette finds them at once, and a device without a network has them. */
export function MembersAhead() {
  useMembers();
  return null;
}
