/** The side rail of laptop and tablet. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { IconSearch } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { draggedSongs } from "../../records/songs/dragged-songs.ts";
import { KeyCaps } from "../../ui/keyboard/key-caps.tsx";
import { NotificationBell } from "../../ui/notifications/notification-bell.tsx";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import type { Area } from "./areas.ts";
import { BandSwitcher } from "./band-switcher.tsx";
import type { FramePerson } from "./frame-person.ts";
import { RailLink } from "./rail-link.tsx";
import styles from "./rail.module.css";
import { UserMenu } from "./user-menu.tsx";

interface RailProps {
  person: FramePerson;
  areas: readonly Area[];
}

export function Rail({ person, areas }: RailProps) {
  const { palette } = useOverlays();
  const songs = useSyncExternalStore(draggedSongs.subscribe, draggedSongs.get);
  return (
    <div className={styles.rail}>
      <BandSwitcher person={person} />
      <nav aria-label="Areas" className={styles.areas}>
        <ul>
          {areas.map((area) => (
            <li key={area.title}>
              <RailLink area={area} />
              {songs && area.drop && <area.drop songs={songs} />}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <button type="button" className={styles.item} onClick={palette.open}>
          <IconSearch aria-hidden />
          <span className={styles.word}>Find anything</span>
          <span className={styles.wide} aria-hidden>
            <KeyCaps keys="mod+k" />
          </span>
        </button>
        <div className={styles.person}>
          <UserMenu person={person} />
          <NotificationBell />
        </div>
      </div>
    </div>
  );
}
