import type { ReactNode } from "react";
import { type Tone, toneClass } from "../marks/tone.ts";
import styles from "./banner.module.css";

interface BannerProps {
  tone: Tone;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A line above the page that stays while it is true. */
export function Banner({ tone, icon, title, children, action }: BannerProps) {
  return (
    <div role="status" className={`${styles.banner} ${toneClass(tone)}`}>
      {icon}
      <p className={styles.words}>
        <strong className={styles.title}>{title}</strong> {children}
      </p>
      {action}
    </div>
  );
}
