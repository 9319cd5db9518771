import type { ReactNode } from "react";
import { RunningTimeBar } from "../../ui/setlist-pictures/running-time-bar.tsx";
import type { PicturedSetlist } from "../../ui/setlist-pictures/running-time-shape.ts";
import { RunningTime } from "../../ui/setlist-pictures/running-time.tsx";
import { VarianceMark } from "../../ui/setlist-pictures/variance-mark.tsx";
import { usePhone } from "../../ui/windows/use-phone.ts";
import styles from "./setlist-editor.module.css";

/** How long it plays against what is planned; on a phone in two lines, since the sets tell their own minutes there. */
export function TimingPicture({ tools, ...pictured }: PicturedSetlist & { tools: ReactNode }) {
  const phone = usePhone();
  if (!phone) return <RunningTime {...pictured} />;
  const { setlist, timing } = pictured;
  return (
    <section className={styles.slim} aria-label="Running time">
      <p>
        <strong>{timing.totalMinutes} min</strong>
        {setlist.plannedLength !== null && <span>of {setlist.plannedLength}</span>}
        {timing.variance && <VarianceMark variance={timing.variance} />}
        {tools}
      </p>
      <RunningTimeBar {...pictured} />
    </section>
  );
}
