import type { LiveMember } from "@bandstand/contracts/live";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import { Avatar } from "../../ui/people/avatar.tsx";
import styles from "./live-members.module.css";

/** Who else has the record open. */
export function LiveMembers({ members }: { members: readonly LiveMember[] }) {
  if (members.length === 0) return null;
  return (
    <ul className={styles.members} aria-label="Also open by">
      {members.map(({ bandUserId, nickname }) => (
        <li key={bandUserId} title={`${nickname} has it open, too`}>
          <Avatar name={nickname} />
          <VisuallyHidden>{nickname}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
