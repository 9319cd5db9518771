/** Saves each move of the line-up at once, shows it before the server has answered, and offers to undo it. */
import type { MemberRow } from "@bandstand/contracts/members";
import { roleGroupName } from "@bandstand/domain/roles";
import { useRef, useState } from "react";
import { type MemberPosition, useMemberChanges } from "../../../records/members/member-changes.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import type { SortableListSpec, SortableMove } from "../../../ui/sortable/sortable-order.ts";
import {
  arranged,
  lineUpOf,
  positionsAfter,
  positionsNow,
  type Role,
  startsUnlike,
} from "./line-up-order.ts";

interface LineUpState {
  lists: readonly SortableListSpec<MemberRow>[];
  move: (move: SortableMove) => void;
}

export function useLineUp(members: readonly MemberRow[], roles: readonly Role[]): LineUpState {
  const changes = useMemberChanges();
  const notify = useNotify();
  /** As it will be, while saves are under way. What then is not saved is gone with it. */
  const [laid, setLaid] = useState<readonly MemberRow[] | null>(null);
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(0);
  const lists = lineUpOf(laid ?? members, roles);

  /** One after the other, so that the last one is the one that stays. */
  async function lay(positions: MemberPosition[]): Promise<void> {
    underWay.current += 1;
    setLaid((before) => arranged(before ?? members, positions, roles));
    const saved = waiting.current.then(() => changes.arrange(positions));
    waiting.current = saved.catch(() => {});
    try {
      await saved;
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) setLaid(null);
    }
  }

  function move(change: SortableMove): void {
    const member = lists.find(({ key }) => key === change.from.list)?.items[change.from.index];
    const role = roles.find(({ id }) => String(id) === change.to.list);
    if (!member || !role) return;
    const { nickname } = member;
    const isNewRole = role.id !== member.roleId;
    const back = positionsNow(lists, change);
    const undo = () =>
      void lay(back).catch((error: unknown) =>
        notify.failed(`Failed to save ${nickname}`, error, "The line-up is as it was before Undo."),
      );
    lay(positionsAfter(lists, change)).then(
      () =>
        notify.success({
          title: `Moved ${nickname} to position ${change.to.index + 1} in ${roleGroupName(role)}`,
          ...(isNewRole &&
            startsUnlike(member.Role, role) && { reason: "Rights stay as they are." }),
          action: { label: "Undo", run: undo },
        }),
      (error: unknown) =>
        notify.failed(
          isNewRole ? `Failed to save role change for ${nickname}` : "Failed to update positions",
          error,
          "The line-up is as it was.",
        ),
    );
  }

  return { lists, move };
}
