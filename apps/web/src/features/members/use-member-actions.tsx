/** What can be done with one member. What is not open to whoever looks is not in it. */
import { makeInvitationLink } from "@bandstand/contracts/invitation-links";
import {
  inviteMember,
  type MemberRow,
  removeMember,
  saveMember,
} from "@bandstand/contracts/members";
import {
  canDeleteMember,
  canEditMember,
  canHandInvitation,
  canInviteMember,
  canToggleSignin,
} from "@bandstand/domain/member-permissions";
import {
  IconEye,
  IconMail,
  IconPencil,
  IconUserMinus,
  IconLock,
  IconLockOpen,
  IconQrcode,
} from "@tabler/icons-react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useMayCall } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { useMemberWindows } from "../../records/members/member-windows.ts";
import { allowedGroups } from "../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { useMemberVerbs } from "./use-member-verbs.ts";

interface MemberActionsOptions {
  /** They are shown already. */
  isShown?: boolean;
  onRemoved?: () => void;
}

export function useMemberActions({ isShown = false, onRemoved }: MemberActionsOptions = {}): (
  member: MemberRow,
) => readonly MenuGroup[] {
  const actor = useBandUser();
  const windows = useMemberWindows();
  const verbs = useMemberVerbs();
  const may = useMayCall();
  const unavailable = useWhyOffline();

  async function remove(member: MemberRow): Promise<void> {
    if (await verbs.remove(member)) onRemoved?.();
  }

  return (member) => {
    const { StatusConfig, signinEnabled } = member;
    const view = {
      key: "view",
      label: "View",
      icon: <IconEye />,
      onSelect: () => windows.view(member),
    };
    const edit = {
      key: "edit",
      keys: "e",
      label: "Edit",
      icon: <IconPencil />,
      call: saveMember,
      onSelect: () => windows.edit({ id: member.id, name: member.nickname }),
    };
    const invite = {
      key: "invite",
      label: StatusConfig?.tag === "PND" ? "Resend invitation" : "Send Invitation",
      icon: <IconMail />,
      call: inviteMember,
      unavailable,
      onSelect: () => void verbs.invite(member),
    };
    const handOver = {
      key: "hand-over",
      label: "Invite by link or code",
      icon: <IconQrcode />,
      call: makeInvitationLink,
      unavailable,
      onSelect: () => windows.handOver(member),
    };
    const toggle = {
      key: "signin",
      label: signinEnabled ? "Switch off sign-in" : "Switch on sign-in",
      icon: signinEnabled ? <IconLock /> : <IconLockOpen />,
      call: saveMember,
      unavailable,
      onSelect: () => void verbs.toggleSignin(member),
    };
    const toRemove = {
      key: "remove",
      label: "Remove from band",
      icon: <IconUserMinus />,
      danger: true,
      call: removeMember,
      unavailable,
      onSelect: () => void remove(member),
    };
    const isInvitable = StatusConfig !== null && canInviteMember(actor, member);
    return allowedGroups(
      [
        { key: "open", items: isShown ? [] : [view] },
        { key: "edit", items: !isShown && canEditMember(actor, member) ? [edit] : [] },
        {
          key: "invite",
          items: [
            ...(isInvitable ? [invite] : []),
            ...(isInvitable && canHandInvitation(actor, member) ? [handOver] : []),
          ],
        },
        { key: "signin", items: canToggleSignin(actor, member) ? [toggle] : [] },
        { key: "remove", items: canDeleteMember(actor, member) ? [toRemove] : [] },
      ],
      may,
    );
  };
}
