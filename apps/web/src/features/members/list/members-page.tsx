/** Everybody in the band, under their roles. */
import type { MemberRow } from "@bandstand/contracts/members";
import { FORMER_ROLE } from "@bandstand/domain/roles";
import { memberWindowKey } from "../../../records/members/member-address.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { RightsLegend } from "../../../records/members/rights-bars.tsx";
import { ListFailed } from "../../../ui/list-frame/list-states.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { useDockedKey } from "../../../ui/windows/window-context.ts";
import { MemberCard } from "./member-card.tsx";
import { MembersSkeleton } from "./members-skeleton.tsx";
import styles from "./members-page.module.css";
import { countWords, type RoleGroup, roleGroups } from "./role-groups.ts";

export function MembersPage() {
  const { data: members, error, refetch } = useMembers();
  return (
    <>
      <PageTitle title="Members" />
      <PageHeader
        title="Members"
        detail={members && <span role="status">{countWords(members)}</span>}
      />
      <div className={styles.body}>
        {!members && !error && <MembersSkeleton />}
        {!members && error && <ListFailed error={error} onRetry={() => void refetch()} />}
        {members && (
          <>
            <RightsLegend />
            {roleGroups(members).map((group) => (
              <Group key={group.roleId} group={group} />
            ))}
          </>
        )}
      </div>
    </>
  );
}

/** Those who have left stand folded at the end. */
function Group({ group }: { group: RoleGroup<MemberRow> }) {
  const heading = (
    <>
      {group.name} <small>{group.members.length}</small>
    </>
  );
  if (group.tag === FORMER_ROLE)
    return (
      <details className={styles.group}>
        <summary className={styles.heading}>{heading}</summary>
        <Cards group={group} />
      </details>
    );
  return (
    <section className={styles.group} aria-label={group.name}>
      <h2 className={styles.heading}>{heading}</h2>
      <Cards group={group} />
    </section>
  );
}

function Cards({ group }: { group: RoleGroup<MemberRow> }) {
  const windows = useMemberWindows();
  const docked = useDockedKey();
  return (
    <ul className={styles.cards}>
      {group.members.map((member) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            isShown={docked === memberWindowKey(member.id)}
            onView={() => windows.view(member)}
          />
        </li>
      ))}
    </ul>
  );
}
