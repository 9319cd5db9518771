/** Those of one role. Those who have left stand folded. */
import type { MemberRow } from "@bandstand/contracts/members";
import { canInviteMember, canToggleSignin } from "@bandstand/domain/member-permissions";
import { FORMER_ROLE } from "@bandstand/domain/roles";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { memberWindowKey } from "../../../records/members/member-address.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { useMemberActions } from "../use-member-actions.tsx";
import { useMemberVerbs } from "../use-member-verbs.ts";
import { MemberCard } from "./member-card.tsx";
import styles from "./members-page.module.css";
import type { RoleGroup } from "./role-groups.ts";

interface RoleCardsProps {
  group: RoleGroup<MemberRow>;
  /** Somebody is looked for, so that nothing is folded. */
  isSearched: boolean;
}

export function RoleCards({ group, isSearched }: RoleCardsProps) {
  const heading = (
    <>
      {group.name} <small>{group.members.length.toLocaleString("en-GB")}</small>
    </>
  );
  if (group.tag === FORMER_ROLE && !isSearched)
    return (
      <details className={styles.group}>
        <summary className={styles.heading}>{heading}</summary>
        <Cards group={group} />
      </details>
    );
  return (
    <section
      className={styles.group}
      aria-label={group.name}
      data-alone={group.members.length === 1 || undefined}
    >
      <h2 className={styles.heading}>{heading}</h2>
      <Cards group={group} />
    </section>
  );
}

function Cards({ group }: { group: RoleGroup<MemberRow> }) {
  const actor = useBandUser();
  const windows = useMemberWindows();
  const docked = useDockedKey();
  const verbs = useMemberVerbs();
  const actions = useMemberActions();
  const unavailable = useWhyOffline();
  return (
    <ul className={styles.cards}>
      {group.members.map((member) => (
        <li key={member.id} data-member={member.id}>
          <MemberCard
            member={member}
            isShown={docked === memberWindowKey(member.id)}
            onView={() => windows.view(member)}
            onInvite={
              member.StatusConfig !== null && canInviteMember(actor, member)
                ? () => void verbs.invite(member)
                : null
            }
            onToggleSignin={
              canToggleSignin(actor, member) ? () => void verbs.toggleSignin(member) : null
            }
            unavailable={unavailable}
            actions={() => actions(member)}
          />
        </li>
      ))}
    </ul>
  );
}
