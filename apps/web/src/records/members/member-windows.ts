import { recordWindows } from "../kit/record-windows.ts";

export interface NamedMember {
  id: number;
  nickname: string;
}

export interface MemberWindows {
  view(member: NamedMember): void;
  /** Shows them in the place of the member who is docked, as the list is walked; nothing where none is. */
  follow(member: NamedMember): void;
  edit(member: { id: number; name: string }): void;
  add(): void;
  /** Who stands first in a role. */
  arrangeNumbers(role: { id: number; name: string }): void;
  /** A link that invites them, to be copied or shown as a code. */
  handOver(member: NamedMember): void;
  /** How everybody is reached. */
  contacts(): void;
}

export const [MemberWindowsContext, useMemberWindows] =
  recordWindows<MemberWindows>("MemberWindows");
