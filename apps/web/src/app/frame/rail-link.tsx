import { Link } from "@tanstack/react-router";
import type { Area } from "./areas.ts";
import styles from "./rail.module.css";

export function RailLink({ area }: { area: Area }) {
  const { icon: Icon } = area;
  return (
    <Link to={area.to} className={styles.item} activeProps={{ className: styles.here }}>
      <Icon aria-hidden />
      <span className={styles.word}>{area.title}</span>
    </Link>
  );
}
