import { type CSSProperties, useState } from "react";
import styles from "./avatar.module.css";
import { hueOf } from "./hue-of.ts";
import { initials } from "./initials.ts";

interface AvatarProps {
  name: string;
  /** Address of a picture; without one, or while it cannot be had, the initials stand in. */
  picture?: string | null;
  /** Its initials on a colour of their own: where several people stand together. */
  hued?: boolean;
}

/** A person's round picture, beside their name: so it is decoration. */
export function Avatar({ name, picture, hued = false }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const style: CSSProperties & Record<"--hue", string> = { "--hue": String(hueOf(name)) };
  return (
    <span
      className={styles.avatar}
      aria-hidden="true"
      data-hued={hued || undefined}
      style={hued ? style : undefined}
    >
      {picture && picture !== missing ? (
        <img src={picture} alt="" loading="lazy" onError={() => setMissing(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
