/** What a member may do: in a sentence, and area by area for administrators. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { isAdministrator } from "@bandstand/domain/member";
import { effectivePrivileges, rightsInWords } from "@bandstand/domain/rights-words";
import { MENU_OPTIONS } from "@bandstand/domain/roles";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { PRIVILEGE_WORDS, RightsBars } from "../../../records/members/rights-bars.tsx";
import styles from "./member-view.module.css";

export function MemberRights({ member }: { member: BandUser }) {
  const actor = useBandUser();
  const privileges = effectivePrivileges(member);
  return (
    <div className={styles.panel}>
      <p className={styles.rights}>
        <RightsBars holder={member} />
        <span>
          {member.nickname} {rightsInWords(member)}.
        </span>
      </p>
      {isAdministrator(actor) && (
        <dl className={styles.matrix}>
          {MENU_OPTIONS.map(({ tag, title }) => (
            <div key={tag} data-privilege={privileges[tag]}>
              <dt>{title}</dt>
              <dd>{PRIVILEGE_WORDS[privileges[tag]]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
