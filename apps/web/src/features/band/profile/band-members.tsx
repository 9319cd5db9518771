import type { Band } from "@bandstand/contracts/bands";
import { listMembers } from "@bandstand/contracts/members";
import { useMay } from "../../../lib/services/use-may.ts";
import { memberAddress } from "../../../records/members/member-address.ts";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import styles from "./band-profile.module.css";

/** Those who make up the band, in their order, and behind them who is there beside it, each with the role. */
export function BandMembers({ members }: { members: Band["Members"] }) {
  const windows = useMemberWindows();
  const mayOpen = useMay(listMembers);
  if (members.length === 0) return null;
  return (
    <section aria-label="Members">
      <h2 className={styles.heading}>Members</h2>
      <ul className={styles.members}>
        {members.map((member) => {
          const { id, nickname, instrument, Role } = member;
          return (
            <li key={id} className={styles.member}>
              <Avatar name={nickname} picture={avatarAddress(member)} hued />
              <span className={styles.who}>
                {mayOpen ? (
                  <RecordLink
                    href={memberAddress(id)}
                    className={styles.name}
                    onOpen={() => windows.view(member)}
                  >
                    {nickname}
                  </RecordLink>
                ) : (
                  <strong className={styles.name}>{nickname}</strong>
                )}
                <span className={styles.soft}>
                  {[instrument, Role.name].filter(Boolean).join(" · ")}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
