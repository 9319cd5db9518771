/** What there is to say of a member beside their name, where there is something. */
import type { MemberRow } from "@bandstand/contracts/members";
import { isAdministrator } from "@bandstand/domain/member";
import { invitedWords } from "@bandstand/domain/member-status";
import { useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import styles from "./member-badges.module.css";

type Badged = Pick<
  MemberRow,
  | "administratorEnabled"
  | "superAdministratorEnabled"
  | "bookingsEnabled"
  | "signinEnabled"
  | "StatusConfig"
  | "invitedAt"
>;

export function MemberBadges({ member }: { member: Badged }) {
  const { bookingsEnabled, signinEnabled, StatusConfig, invitedAt } = member;
  const [today] = useState(() => localDate(new Date()));
  return (
    <>
      {isAdministrator(member) ? (
        <span className={styles.badge} data-main>
          Administrator
        </span>
      ) : (
        bookingsEnabled && <span className={styles.badge}>Bookings</span>
      )}
      {StatusConfig && (
        <span className={styles.badge} data-main title={StatusConfig.tooltip}>
          {StatusConfig.tag === "PND" && invitedAt !== null
            ? invitedWords(localDate(new Date(invitedAt)), today)
            : StatusConfig.label}
        </span>
      )}
      {!signinEnabled && (
        <span className={styles.badge} data-off>
          Sign-in off
        </span>
      )}
    </>
  );
}
