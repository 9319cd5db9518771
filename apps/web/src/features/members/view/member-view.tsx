/** One member to read: how to reach them and what they play. In a window, a sheet, or as a page: their name stands above it. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { MemberLoader } from "../../../records/members/member-loader.tsx";
import { wholeName } from "../../../records/members/member-name.ts";
import { Avatar } from "../../../ui/people/avatar.tsx";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { MemberAbout } from "./member-about.tsx";
import { MemberFacts } from "./member-facts.tsx";
import { MemberRights } from "./member-rights.tsx";
import { MemberViewActions } from "./member-view-actions.tsx";
import styles from "./member-view.module.css";

interface MemberViewProps {
  memberId: number;
  /** Where to go once they are gone; a window closes. */
  onRemoved?: () => void;
}

export function MemberView({ memberId, onRemoved }: MemberViewProps) {
  return (
    <MemberLoader bandUserId={memberId} skeleton={<RecordSkeleton />}>
      {(member) => (
        <RecordView
          kind="member"
          label={member.nickname}
          byline={<Byline member={member} />}
          actions={<MemberViewActions member={member} onRemoved={onRemoved} />}
          facts={<MemberFacts member={member} />}
          tabs={[
            { key: "about", label: "About", panel: <MemberAbout member={member} /> },
            { key: "rights", label: "Rights", panel: <MemberRights member={member} /> },
          ]}
        />
      )}
    </MemberLoader>
  );
}

function Byline({ member }: { member: BandUser }) {
  const name = wholeName(member);
  return (
    <span className={styles.byline}>
      <Avatar name={member.nickname} picture={avatarAddress(member)} hued />
      <span className={styles.words}>
        <strong>{member.instrument}</strong>
        {name !== null && <span>{name}</span>}
      </span>
    </span>
  );
}
