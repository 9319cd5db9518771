/** What is the person's own: who they are, the look, the keys, the way out. In the rail's menu and on the phone's More. */
import { listSongs } from "@bandstand/contracts/songs";
import { IconDeviceMobileDown, IconKeyboard, IconLogout, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMay } from "../../lib/services/use-may.ts";
import { ON_THIS_DEVICE, useDeviceWindow } from "../../records/recordings/device-window.ts";
import { SchemeSwitch } from "../../ui/color-scheme/scheme-switch.tsx";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import type { FramePerson } from "./frame-person.ts";
import styles from "./panel-list.module.css";
import look from "./person-panel.module.css";

interface PersonPanelProps {
  person: FramePerson;
  onDone: () => void;
}

export function PersonPanel({ person, onDone }: PersonPanelProps) {
  const { keyboardHelp } = useOverlays();
  const openDevice = useDeviceWindow();
  const keepsSongs = useMay(listSongs);
  return (
    <>
      <div className={look.who}>
        <Avatar name={person.name} picture={person.picture} />
        <div>
          <p className={look.name}>{person.name}</p>
          <p className={look.email}>{person.email}</p>
        </div>
      </div>
      <SchemeSwitch />
      <hr className={styles.rule} />
      <ul className={styles.list}>
        <li>
          <Link
            to="/userprofile"
            className={styles.item}
            activeProps={{ className: styles.chosen }}
            onClick={onDone}
          >
            <IconUser aria-hidden />
            <span className={styles.grow}>Your profile</span>
          </Link>
        </li>
        {keepsSongs && (
          <li>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                onDone();
                openDevice();
              }}
            >
              <IconDeviceMobileDown aria-hidden />
              <span className={styles.grow}>{ON_THIS_DEVICE}</span>
            </button>
          </li>
        )}
        <li className={look.keys}>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              onDone();
              keyboardHelp.open();
            }}
          >
            <IconKeyboard aria-hidden />
            <span className={styles.grow}>Keyboard</span>
          </button>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={person.onSignOut}>
            <IconLogout aria-hidden />
            <span className={styles.grow}>Sign out</span>
          </button>
        </li>
      </ul>
    </>
  );
}
