/** Who has said that they are away on a day. Said aloud as it comes. */
import { unavailableOn, unavailableWords } from "@bandstand/domain/blocked-dates";
import { IconCalendarOff } from "@tabler/icons-react";
import { useEventMembers } from "./event-members-query.ts";
import styles from "./unavailable-notice.module.css";

/** @param props.day `YYYY-MM-DD`; null while it is not said */
export function UnavailableNotice({ day }: { day: string | null }) {
  const members = useEventMembers();
  const away = day === null ? [] : unavailableOn(members, day);
  const words = unavailableWords(away.map(({ nickname }) => nickname));
  return (
    <div role="status" className={styles.status}>
      {words !== null && (
        <p className={styles.notice}>
          <IconCalendarOff aria-hidden />
          <span>{words} on this day</span>
        </p>
      )}
    </div>
  );
}
