/** One member to read: how to reach them and what they play. In a window, a sheet, or as a page: their name stands above it. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { rightsInWords } from "@bandstand/domain/rights-words";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { MemberLoader } from "../../../records/members/member-loader.tsx";
import { wholeName } from "../../../records/members/member-name.ts";
import { RightsBars } from "../../../records/members/rights-bars.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import styles from "./member-view.module.css";

export function MemberView({ memberId }: { memberId: number }) {
  return (
    <MemberLoader bandUserId={memberId} skeleton={<RecordSkeleton />}>
      {(member) => <MemberToRead member={member} />}
    </MemberLoader>
  );
}

function MemberToRead({ member }: { member: BandUser }) {
  const { nickname, instrument, profile, Role } = member;
  return (
    <article className={styles.member} aria-label={nickname}>
      <header className={styles.head}>
        <Avatar name={nickname} picture={avatarAddress(member)} hued />
        <div>
          <p className={styles.instrument}>{instrument}</p>
          <p className={styles.role}>
            {[wholeName(member), Role.name].filter((words) => words !== null).join(" · ")}
          </p>
        </div>
      </header>
      {profile !== null && <p className={styles.profile}>{profile}</p>}
      <p className={styles.rights}>
        <RightsBars holder={member} />
        <span>{rightsInWords(member)}</span>
      </p>
    </article>
  );
}
