import { Link } from "@tanstack/react-router";
import { AreaCount } from "./area-count.tsx";
import type { Area } from "./areas.ts";
import styles from "./rail.module.css";

export function RailLink({ area }: { area: Area }) {
  const { icon: Icon } = area;
  return (
    <Link to={area.to} className={styles.item} activeProps={{ className: styles.here }}>
      <Icon aria-hidden />
      <span className={styles.word}>{area.title}</span>
      {area.count && <AreaCount of={area.count} className={styles.count} />}
    </Link>
  );
}
