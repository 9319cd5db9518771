import { lazy } from "react";
import { Part } from "../../ui/parts/part.tsx";
import { Avatar } from "../../ui/people/avatar.tsx";
import type { FramePerson } from "./frame-person.ts";
import { Popover } from "../../ui/popover/popover.tsx";
import styles from "./user-menu.module.css";

const PersonPanel = lazy(async () => ({
  default: (await import("./person-panel.tsx")).PersonPanel,
}));

/** The person at the foot of the rail; pressed, what is theirs. */
export function UserMenu({ person }: { person: FramePerson }) {
  return (
    <Popover
      place="above"
      label="You"
      buttonClass={styles.person}
      buttonLabel={`${person.name}: profile, theme, keys, sign out`}
      button={
        <>
          <Avatar name={person.name} picture={person.picture} />
          <span className={styles.name} aria-hidden>
            {person.name}
          </span>
        </>
      }
    >
      {(close) => (
        <Part onFailed={close}>
          <PersonPanel person={person} onDone={close} />
        </Part>
      )}
    </Popover>
  );
}
