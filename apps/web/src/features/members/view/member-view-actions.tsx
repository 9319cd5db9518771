/** What can be done with the member who is shown. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { listMembers } from "@bandstand/contracts/members";
import { canEditMember } from "@bandstand/domain/member-permissions";
import { IconDots, IconPencil } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useMemberActions } from "../use-member-actions.tsx";

interface MemberViewActionsProps {
  member: BandUser;
  onRemoved: (() => void) | undefined;
}

export function MemberViewActions({ member, onRemoved }: MemberViewActionsProps) {
  const actor = useBandUser();
  const windows = useMemberWindows();
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
    <>
      {canEditMember(actor, member) && (
        <Button
          compact
          icon={<IconPencil aria-hidden />}
          onClick={() => windows.edit({ id: member.id, name: member.nickname })}
        >
          Edit
        </Button>
      )}
      {groups.length > 0 && (
        <MenuButton label={`More for ${member.nickname}`} groups={() => groups}>
          <IconDots aria-hidden />
        </MenuButton>
      )}
    </>
  );
}
