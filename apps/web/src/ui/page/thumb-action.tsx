/** On a phone what a page is most used for, in the thumb's reach. It makes room for who scrolls down, and comes back with who turns. */
import { type ReactNode, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../buttons/icon-button.tsx";
import { bottomBar } from "../notifications/bottom-bars.ts";
import { AT_TOP, scrolledTo } from "./scroll-turn.ts";
import styles from "./thumb-action.module.css";
import { ThumbPlaceContext } from "./thumb-place-context.ts";

interface ThumbActionProps {
  label: string;
  icon: ReactNode;
  unavailable?: string | undefined;
  onPress: () => void;
}

export function ThumbAction({ label, icon, unavailable, onPress }: ThumbActionProps) {
  const place = use(ThumbPlaceContext);
  const isAway = useIsAway();
  if (place === null) return null;
  return createPortal(
    <div ref={bottomBar} className={styles.thumb} data-away={isAway || undefined}>
      <IconButton
        kind="main"
        label={label}
        className={styles.button}
        unavailable={unavailable}
        onClick={onPress}
      >
        {icon}
      </IconButton>
    </div>,
    place,
  );
}

function useIsAway(): boolean {
  const [{ isAway }, turn] = useState(AT_TOP);
  useEffect(() => {
    const follow = () => turn((before) => scrolledTo(before, window.scrollY));
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isAway;
}
