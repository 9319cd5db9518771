/** What the phone's bottom bar has no room for. */
import { IconBell, IconSearch } from "@tabler/icons-react";
import { useUnread } from "../../ui/notifications/notifications-context.ts";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { OverlayHead } from "../../ui/overlay/overlay-head.tsx";
import type { Area } from "./areas.ts";
import type { FramePerson } from "./frame-person.ts";
import { ActionEntry, PageEntry } from "./panel-entry.tsx";
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
            <PageEntry
              key={title}
              to={to}
              icon={<Icon aria-hidden />}
              label={title}
              onDone={onClose}
            />
          ))}
          <ActionEntry
            icon={<IconSearch aria-hidden />}
            label="Find anything"
            onPress={then(palette.open)}
          />
          <ActionEntry
            icon={<IconBell aria-hidden />}
            label="Notifications"
            end={unread > 0 && <span className={sheet.count}>{unread} new</span>}
            onPress={then(notifications.open)}
          />
        </ul>
        <hr className={styles.rule} />
        <PersonPanel person={person} onDone={onClose} />
      </div>
    </Overlay>
  );
}
