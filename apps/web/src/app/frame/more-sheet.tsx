/** What the phone's bottom bar has no room for. */
import { IconBell, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useUnread } from "../../ui/notifications/notifications-context.ts";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { OverlayHead } from "../../ui/overlay/overlay-head.tsx";
import type { Area } from "./areas.ts";
import type { FramePerson } from "./frame-person.ts";
import styles from "./panel-list.module.css";
import sheet from "./more-sheet.module.css";
import { PersonPanel } from "./person-panel.tsx";

interface MoreSheetProps {
  person: FramePerson;
  areas: readonly Area[];
  onClose: () => void;
}

export function MoreSheet({ person, areas, onClose }: MoreSheetProps) {
  const { palette, notifications } = useOverlays();
  const unread = useUnread();
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Overlay label="More" place="sheet" onClose={onClose}>
      <OverlayHead title="More" onClose={onClose} />
      <div className={sheet.inside}>
        <ul className={styles.list}>
          {areas.map(({ title, icon: Icon, to }) => (
            <li key={title}>
              <Link
                to={to}
                className={styles.item}
                activeProps={{ className: styles.chosen }}
                onClick={onClose}
              >
                <Icon aria-hidden />
                <span className={styles.grow}>{title}</span>
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.item} onClick={then(palette.open)}>
              <IconSearch aria-hidden />
              <span className={styles.grow}>Find anything</span>
            </button>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={then(notifications.open)}>
              <IconBell aria-hidden />
              <span className={styles.grow}>Notifications</span>
              {unread > 0 && <span className={sheet.count}>{unread} new</span>}
            </button>
          </li>
        </ul>
        <hr className={styles.rule} />
        <PersonPanel person={person} onDone={onClose} />
      </div>
    </Overlay>
  );
}
