/** The members in their order, to be changed: dragged by mouse or finger, by keyboard, or by the menu of each. */
import type { MemberRow } from "@bandstand/contracts/members";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { useRoles } from "../../../records/lookups/lookups.ts";
import { ListFailed } from "../../../ui/list-frame/list-states.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { SortableLists } from "../../../ui/sortable/sortable-lists.tsx";
import type { SortableRowParts } from "../../../ui/sortable/sortable-row.tsx";
import { MembersSkeleton } from "../list/members-skeleton.tsx";
import type { Role } from "./line-up-order.ts";
import styles from "./line-up.module.css";
import { useLineUp } from "./use-line-up.ts";

export function LineUp({ members }: { members: readonly MemberRow[] }) {
  const { data: roles, error, refetch } = useRoles();
  if (roles) return <RolesInOrder members={members} roles={roles} />;
  if (error) return <ListFailed error={error} onRetry={() => void refetch()} />;
  return <MembersSkeleton />;
}

interface RolesInOrderProps {
  members: readonly MemberRow[];
  roles: readonly Role[];
}

function RolesInOrder({ members, roles }: RolesInOrderProps) {
  const { lists, move } = useLineUp(members, roles);
  return (
    <>
      <p className={styles.lead}>
        Drag members into the order in which you want them listed, or to another role. Each move
        saves itself.
      </p>
      <SortableLists<MemberRow>
        lists={lists}
        itemKey={({ id }) => id}
        itemLabel={({ nickname }) => nickname}
        onMove={move}
        item={(member, parts) => <Place member={member} parts={parts} />}
      >
        {(list) => (
          <div className={styles.roles}>
            {lists.map(({ key, label, items }) => (
              <section
                key={key}
                className={styles.role}
                data-none={items.length === 0 || undefined}
              >
                <h2>
                  {label} <small>{items.length}</small>
                </h2>
                {list(key, <span className={styles.none}>Nobody</span>)}
              </section>
            ))}
          </div>
        )}
      </SortableLists>
    </>
  );
}

function Place({ member, parts }: { member: MemberRow; parts: SortableRowParts }) {
  const { nickname, instrument, number } = member;
  return (
    <article className={styles.place} aria-label={nickname}>
      {parts.handle}
      <span className={styles.number}>{number ?? "–"}</span>
      <Avatar name={nickname} picture={avatarAddress(member)} hued />
      <span className={styles.words}>
        <strong>{nickname}</strong>
        <span>{instrument}</span>
      </span>
      {parts.menu}
    </article>
  );
}
