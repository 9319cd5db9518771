import { useState } from "react";
import styles from "./avatar.module.css";
import { initials } from "./initials.ts";

interface AvatarProps {
  name: string;
  /** Address of a picture; without one, or while it cannot be had, the initials stand in. */
  picture?: string | null;
}

/** A person's round picture, beside their name: so it is decoration. */
export function Avatar({ name, picture }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture && picture !== missing ? (
        <img src={picture} alt="" loading="lazy" onError={() => setMissing(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
