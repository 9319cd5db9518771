/** What is the person's own: who they are, the look, the keys, the way out. In the rail's menu and on the phone's More. */
import { listSongs } from "@bandstand/contracts/songs";
import { IconDeviceMobileDown, IconKeyboard, IconLogout, IconUser } from "@tabler/icons-react";
import { useMay } from "../../lib/services/use-may.ts";
import { ON_THIS_DEVICE, useDeviceWindow } from "../../records/recordings/device-window.ts";
import { SchemeSwitch } from "../../ui/color-scheme/scheme-switch.tsx";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import type { FramePerson } from "./frame-person.ts";
import { ActionEntry, PageEntry } from "./panel-entry.tsx";
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
  const then = (open: () => void) => () => {
    onDone();
    open();
  };
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
        <PageEntry
          to="/userprofile"
          icon={<IconUser aria-hidden />}
          label="Your profile"
          onDone={onDone}
        />
        {keepsSongs && (
          <ActionEntry
            icon={<IconDeviceMobileDown aria-hidden />}
            label={ON_THIS_DEVICE}
            onPress={then(openDevice)}
          />
        )}
        <ActionEntry
          className={look.keys}
          icon={<IconKeyboard aria-hidden />}
          label="Keyboard"
          onPress={then(keyboardHelp.open)}
        />
        <ActionEntry
          icon={<IconLogout aria-hidden />}
          label="Sign out"
          onPress={person.onSignOut}
        />
      </ul>
    </>
  );
}
