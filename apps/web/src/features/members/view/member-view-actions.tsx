/** What can be done with the member who is shown. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { listMembers } from "@bandstand/contracts/members";
import { IconDots } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useMemberActions } from "../use-member-actions.tsx";

interface MemberViewActionsProps {
  member: BandUser;
  onRemoved: (() => void) | undefined;
}

export function MemberViewActions({ member, onRemoved }: MemberViewActionsProps) {
  const current = useCurrentWindow();
  const mayList = useMay(listMembers);
  const row = useMembers({ enabled: mayList }).data?.find(({ id }) => id === member.id);
  const actions = useMemberActions({
    isShown: true,
    onRemoved: () => {
      current?.dismiss();
      onRemoved?.();
    },
  });
  const groups = row ? actions(row) : [];
  return (
    groups.length > 0 && (
      <MenuButton label={`More for ${member.nickname}`} groups={() => groups}>
        <IconDots aria-hidden />
      </MenuButton>
    )
  );
}
