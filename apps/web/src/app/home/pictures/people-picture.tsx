import { IconEye, IconPencil } from "@tabler/icons-react";
import { Avatar } from "../../../ui/people/avatar.tsx";
import styles from "./people-picture.module.css";

const PEOPLE = [
  { name: "Mira Jansen", instrument: "Vocals", songs: true, events: true },
  { name: "Theo Okafor", instrument: "Bass", songs: true, events: false },
  { name: "Joss Hale", instrument: "Guitar", songs: true, events: false },
  { name: "Ana Lima", instrument: "Deputy drums", songs: false, events: false },
];

/** The line-up, and which of it may change what. */
export function PeoplePicture() {
  return (
    <div className={styles.people}>
      <p className={styles.head}>
        <span>Songs</span>
        <span>Events</span>
      </p>
      {PEOPLE.map(({ name, instrument, songs, events }) => (
        <p key={name} className={styles.person}>
          <Avatar name={name} />
          <span className={styles.words}>
            {name.split(" ").at(0)} <span className={styles.instrument}>{instrument}</span>
          </span>
          <Right write={songs} />
          <Right write={events} />
        </p>
      ))}
    </div>
  );
}

function Right({ write }: { write: boolean }) {
  return (
    <span className={write ? `${styles.right} ${styles.write}` : styles.right}>
      {write ? <IconPencil /> : <IconEye />}
    </span>
  );
}
