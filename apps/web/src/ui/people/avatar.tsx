import styles from "./avatar.module.css";
import { initials } from "./initials.ts";

interface AvatarProps {
  name: string;
  /** Address of a picture; without one the initials stand in. */
  picture?: string | null;
}

/** A person's round picture, beside their name: so it is decoration. */
export function Avatar({ name, picture }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" /> : initials(name)}
    </span>
  );
}
