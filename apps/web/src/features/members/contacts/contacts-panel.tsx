/** Everybody who can be reached, to call, to write to, and to take along. */
import type { MemberRow } from "@bandstand/contracts/members";
import { FORMER_ROLE } from "@bandstand/domain/roles";
import { IconAddressBook } from "@tabler/icons-react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { hasContact } from "../../../records/members/member-contact.ts";
import { useMembers } from "../../../records/members/members-query.ts";
import { ReachLinks } from "../../../records/members/reach-links.tsx";
import { useSaveContacts } from "../../../records/members/use-save-contacts.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ListFailed } from "../../../ui/list-frame/list-states.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import styles from "./contacts-panel.module.css";

export function ContactsPanel() {
  const { data: members, error, refetch } = useMembers();
  if (members) return <Contacts members={members.filter(hasContact)} />;
  if (error) return <ListFailed error={error} onRetry={() => void refetch()} />;
  return <RecordSkeleton />;
}

function Contacts({ members }: { members: readonly MemberRow[] }) {
  const save = useSaveContacts();
  const { TheBand } = useBandUser();
  const now = members.filter(({ Role }) => Role.tag !== FORMER_ROLE);
  if (now.length === 0)
    return (
      <div className={styles.panel}>
        <p>Nobody shares how to be reached yet. Each member can, in their own profile.</p>
      </div>
    );
  return (
    <div className={styles.panel}>
      <ul className={styles.contacts}>
        {now.map((member) => (
          <li key={member.id}>
            <Avatar name={member.nickname} picture={avatarAddress(member)} hued />
            <span className={styles.name}>
              <strong>{member.nickname}</strong>
              <span>{member.instrument}</span>
            </span>
            <ReachLinks
              nickname={member.nickname}
              email={member.TheUser.email}
              mobilePhone={member.TheUser.mobilePhone}
              compact
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button
          kind="main"
          icon={<IconAddressBook aria-hidden />}
          onClick={() => save(now, `${TheBand.name} contacts`)}
        >
          Download all
        </Button>
        <p>One file (vCard) that your phone or computer opens as contacts.</p>
      </div>
    </div>
  );
}
