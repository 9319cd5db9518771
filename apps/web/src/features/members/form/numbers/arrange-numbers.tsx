/** Who stands first in a role: its members in the order in which cards and lists have them. */
import type { MemberRow } from "@bandstand/contracts/members";
import { roleGroupName } from "@bandstand/domain/roles";
import { useState } from "react";
import { avatarAddress } from "../../../../records/members/avatar-address.ts";
import { useMemberChanges } from "../../../../records/members/member-changes.ts";
import { useMembers } from "../../../../records/members/members-query.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { NOTHING_TO_SAVE } from "../../../../ui/edit-session/unsaved-questions.ts";
import { useAction } from "../../../../ui/notifications/use-action.ts";
import { Avatar } from "../../../../ui/people/avatar.tsx";
import { SortableLists } from "../../../../ui/sortable/sortable-lists.tsx";
import { afterMove } from "../../../../ui/sortable/sortable-order.ts";
import { FormSkeleton } from "../../../../ui/states/skeletons.tsx";
import { StatePanel } from "../../../../ui/states/state-panel.tsx";
import { useUnsavedQuestion } from "../../../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../../../ui/windows/window-context.ts";
import { MEMBERS_FAILED, NUMBERS_FAILED } from "../member-form-words.ts";
import styles from "./arrange-numbers.module.css";
import { inOrder, newNumbers } from "./number-order.ts";

export function ArrangeNumbers({ roleId }: { roleId: number }) {
  const { data: members, error, refetch } = useMembers();
  if (members) return <Order members={members.filter((member) => member.roleId === roleId)} />;
  if (!error) return <FormSkeleton />;
  return (
    <StatePanel
      title={MEMBERS_FAILED}
      urgent
      actions={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {error.message}
    </StatePanel>
  );
}

const AS_IT_IS: readonly number[] = [];

function Order({ members }: { members: readonly MemberRow[] }) {
  const changes = useMemberChanges();
  const current = useCurrentWindow();
  const [laid, lay] = useState(AS_IT_IS);
  const { isRunning: saving, run } = useAction(NUMBERS_FAILED);
  const order = inOrder(members, laid);
  const role = members[0] ? roleGroupName(members[0].Role) : "Role";
  const list = { key: "numbers", label: role, items: order };
  const positions = newNumbers(order);
  const isChanged = order.some(({ id }, index) => members[index]?.id !== id);
  useUnsavedQuestion(
    "The new numbers",
    isChanged ? "The new numbers are not saved. Close and lose them?" : null,
  );

  async function save(): Promise<void> {
    if (await run(() => changes.arrange(positions))) current?.dismiss();
  }

  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        {role}, in the order in which cards and lists have them. Drag somebody to their place.
      </p>
      <SortableLists<MemberRow>
        lists={[list]}
        itemKey={({ id }) => id}
        itemLabel={({ nickname }) => nickname}
        locked={order.length < 2}
        onMove={(move) => lay((afterMove([list], move).get(list.key) ?? order).map(({ id }) => id))}
        item={(member, { handle, menu }) => (
          <div className={styles.row}>
            {handle}
            <span className={styles.number} aria-hidden>
              {order.indexOf(member) + 1}
            </span>
            <Avatar name={member.nickname} picture={avatarAddress(member)} hued />
            <span className={styles.names}>
              <strong>{member.nickname}</strong>
              <span>{member.instrument}</span>
            </span>
            {menu}
          </div>
        )}
      >
        {(shown) => shown(list.key)}
      </SortableLists>
      <div className={styles.buttons}>
        {current && <Button onClick={() => void current.close()}>Cancel</Button>}
        <Button
          kind="main"
          busy={saving}
          unavailable={positions.length === 0 ? NOTHING_TO_SAVE : undefined}
          onClick={() => void save()}
        >
          Save
        </Button>
      </div>
    </div>
  );
}
