import type { MemberRow } from "@bandstand/contracts/members";
import { rightsInWords } from "@bandstand/domain/rights-words";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { memberAddress } from "../../../records/members/member-address.ts";
import { MemberBadges } from "../../../records/members/member-badges.tsx";
import { RightsBars } from "../../../records/members/rights-bars.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import styles from "./member-card.module.css";

interface MemberCardProps {
  member: MemberRow;
  /** Stands beside the list. */
  isShown: boolean;
  onView: () => void;
}

export function MemberCard({ member, isShown, onView }: MemberCardProps) {
  const { id, nickname, instrument, number } = member;
  return (
    <article
      className={styles.card}
      aria-label={`${nickname}, ${instrument ?? member.Role.name}`}
      data-shown={isShown || undefined}
    >
      <span className={styles.number}>{number}</span>
      <Avatar name={nickname} picture={avatarAddress(member)} hued />
      <div className={styles.words}>
        <div className={styles.name}>
          <RecordLink href={memberAddress(id)} className={styles.link} onOpen={onView}>
            {nickname}
          </RecordLink>
          <MemberBadges member={member} />
        </div>
        <p className={styles.instrument}>{instrument}</p>
        <p className={styles.rights}>
          <RightsBars holder={member} />
          <span>{rightsInWords(member)}</span>
        </p>
      </div>
    </article>
  );
}
