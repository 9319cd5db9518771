import { lazy } from "react";
import { Part } from "../../ui/parts/part.tsx";
import { IconSelector } from "@tabler/icons-react";
import { smallPicture } from "../../ui/people/picture-address.ts";
import { StageSquare } from "../../ui/people/stage-square.tsx";
import styles from "./band-switcher.module.css";
import type { FramePerson } from "./frame-person.ts";
import { Popover } from "../../ui/popover/popover.tsx";

const BandList = lazy(async () => ({
  default: (await import("./band-list.tsx")).BandList,
}));

/** The band at the top of the rail; pressed, the others. */
export function BandSwitcher({ person }: { person: FramePerson }) {
  return (
    <Popover
      place="below"
      label="Your bands"
      buttonClass={styles.band}
      buttonLabel={`${person.bandName}, ${person.role}. Switch band`}
      button={
        <>
          <StageSquare name={person.bandName} picture={smallPicture("bandLogo", person.bandLogo)} />
          <span className={styles.words} aria-hidden>
            <span className={styles.name}>{person.bandName}</span>
            <span className={styles.role}>{person.role}</span>
          </span>
          <IconSelector className={styles.chevron} aria-hidden />
        </>
      }
    >
      {(close) => (
        <Part onFailed={close}>
          <BandList person={person} onDone={close} />
        </Part>
      )}
    </Popover>
  );
}
