import { lazy } from "react";
import { Part } from "../../ui/parts/part.tsx";
import { smallPicture } from "../../ui/people/picture-address.ts";
import { StageSquare } from "../../ui/people/stage-square.tsx";
import styles from "./band-square-button.module.css";
import type { FramePerson } from "./frame-person.ts";
import { Popover } from "../../ui/popover/popover.tsx";

const BandList = lazy(async () => ({
  default: (await import("./band-list.tsx")).BandList,
}));

/** On a phone the band's square before the heading stands in for the rail's switcher. */
export function BandSquareButton({ person }: { person: FramePerson }) {
  return (
    <span className={styles.place}>
      <Popover
        place="below"
        label="Your bands"
        buttonClass={styles.button}
        buttonLabel={`${person.bandName}. Switch band`}
        button={
          <StageSquare name={person.bandName} picture={smallPicture("bandLogo", person.bandLogo)} />
        }
      >
        {(close) => (
          <Part onFailed={close}>
            <BandList person={person} onDone={close} />
          </Part>
        )}
      </Popover>
    </span>
  );
}
