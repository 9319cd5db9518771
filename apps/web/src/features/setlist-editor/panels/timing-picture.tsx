"use no memo"; // The times are others each time that it is drawn: there is nothing to remember.
import type { Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { IconWand } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import type { DrawnSetlist } from "../../../records/setlists/running-time/running-time-shape.ts";
import { RunningTime } from "../../../records/setlists/running-time/running-time.tsx";
import { VarianceMark } from "../../../records/setlists/running-time/variance-mark.tsx";
import { usePhone } from "../../../ui/windows/use-phone.ts";
import styles from "../setlist-editor.module.css";
import { setToFill } from "./setlist-time.ts";

interface TimingPictureProps extends DrawnSetlist {
  /** On a phone, at the end of its line. */
  tools: ReactNode;
  /** None while it is not known which songs there are. */
  onFill: ((section: Section) => void) | null;
}

/** How long it plays against what is planned; on a phone in two lines, since the sets tell their own minutes there. */
export function TimingPicture({ tools, onFill, ...drawn }: TimingPictureProps) {
  const phone = usePhone();
  if (!phone) {
    // What fits as a whole needs no filling, however its sets share the time.
    const fits = drawn.timing.variance?.isGood === true;
    const short = onFill && !fits && setToFill(drawn.setlist, drawn.timing);
    return (
      <RunningTime {...drawn}>
        {short && (
          <Button
            kind="quiet"
            size="small"
            icon={<IconWand aria-hidden />}
            onClick={() => onFill(short.section)}
          >
            Fill {shortSectionName(short.section)} to {short.minutes} min
          </Button>
        )}
      </RunningTime>
    );
  }
  const { setlist, timing } = drawn;
  return (
    <section className={styles.slim} aria-label="Running time">
      <p>
        <strong>{timing.totalMinutes} min</strong>
        {setlist.plannedLength !== null && <span>of {setlist.plannedLength}</span>}
        {timing.variance && <VarianceMark variance={timing.variance} />}
        {tools}
      </p>
      <RunningTimeBar {...drawn} />
    </section>
  );
}
