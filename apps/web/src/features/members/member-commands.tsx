/** Members in the command palette. */
import { addMember } from "@bandstand/contracts/members";
import { isAdministrator } from "@bandstand/domain/member";
import { IconUser, IconUserPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { useMembers } from "../../records/members/members-query.ts";
import { useMemberWindows } from "../../records/members/member-windows.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { wholeName } from "../../records/members/member-name.ts";

export function MemberCommands() {
  const { data: members } = useMembers();
  const windows = useMemberWindows();
  const mayAdd = useMay(addMember);
  const source = useMemo(() => {
    const commands = (members ?? []).map((member): Command => ({
      id: String(member.id),
      title: member.nickname,
      detail: [member.instrument, wholeName(member)].filter(Boolean).join(" · "),
      icon: <IconUser aria-hidden />,
      keywords: ["member", member.Role.name, ...(isAdministrator(member) ? ["administrator"] : [])],
      run: () => windows.view(member),
    }));
    const add: Command = {
      id: "add-member",
      title: "Add Member",
      icon: <IconUserPlus aria-hidden />,
      keywords: ["new", "member"],
      run: windows.add,
    };
    return { id: "members", title: "Members", commands: mayAdd ? [add, ...commands] : commands };
  }, [members, windows, mayAdd]);
  useCommandSource(source);
  return null;
}
