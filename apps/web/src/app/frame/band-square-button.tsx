import { StageSquare } from "../../ui/people/stage-square.tsx";
import styles from "./band-square-button.module.css";
import { BandList } from "./band-list.tsx";
import type { FramePerson } from "./frame-person.ts";
import { Popover } from "../../ui/popover/popover.tsx";

/** On a phone the band's square before the heading stands in for the rail's switcher. */
export function BandSquareButton({ person }: { person: FramePerson }) {
  return (
    <span className={styles.place}>
      <Popover
        place="below"
        label="Your bands"
        buttonClass={styles.button}
        buttonLabel={`${person.bandName}. Switch band`}
        button={<StageSquare name={person.bandName} />}
      >
        {(close) => <BandList person={person} onDone={close} />}
      </Popover>
    </span>
  );
}
