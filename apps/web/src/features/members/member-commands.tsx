/** Members in the command palette. */
import { isAdministrator } from "@bandstand/domain/member";
import { IconUser } from "@tabler/icons-react";
import { useMemo } from "react";
import { useMembers } from "../../records/members/members-query.ts";
import { useMemberWindows } from "../../records/members/member-windows.ts";
import type { Command } from "../../ui/commands/commands.ts";
import { useCommandSource } from "../../ui/commands/commands-context.ts";
import { wholeName } from "../../records/members/member-name.ts";

export function MemberCommands() {
  const { data: members } = useMembers();
  const windows = useMemberWindows();
  const source = useMemo(() => {
    const commands = (members ?? []).map((member): Command => ({
      id: String(member.id),
      title: member.nickname,
      detail: [member.instrument, wholeName(member)].filter(Boolean).join(" · "),
      icon: <IconUser aria-hidden />,
      keywords: ["member", member.Role.name, ...(isAdministrator(member) ? ["administrator"] : [])],
      run: () => windows.view(member),
    }));
    return { id: "members", title: "Members", commands };
  }, [members, windows]);
  useCommandSource(source);
  return null;
}
