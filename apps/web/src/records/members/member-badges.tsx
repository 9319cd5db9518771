/** What there is to say of a member beside their name, where there is something. */
import type { MemberRow } from "@bandstand/contracts/members";
import { isAdministrator } from "@bandstand/domain/member";
import styles from "./member-badges.module.css";

type Badged = Pick<
  MemberRow,
  "administratorEnabled" | "superAdministratorEnabled" | "bookingsEnabled" | "StatusConfig"
>;

export function MemberBadges({ member }: { member: Badged }) {
  const { bookingsEnabled, StatusConfig } = member;
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
          {StatusConfig.label}
        </span>
      )}
    </>
  );
}
