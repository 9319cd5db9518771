import type { LiveMember } from "@bandstand/contracts/setlist-live";
import { Heard } from "../marks/heard.tsx";
import { Avatar } from "../people/avatar.tsx";
import styles from "./live-members.module.css";

/** Who else has the set list open. */
export function LiveMembers({ members }: { members: readonly LiveMember[] }) {
  if (members.length === 0) return null;
  return (
    <ul className={styles.members} aria-label="Also open by">
      {members.map(({ bandUserId, nickname }) => (
        <li key={bandUserId} title={`${nickname} has it open, too`}>
          <Avatar name={nickname} />
          <Heard>{nickname}</Heard>
        </li>
      ))}
    </ul>
  );
}
