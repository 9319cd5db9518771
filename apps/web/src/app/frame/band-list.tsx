/** The person's bands, to change between them. */
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { smallPicture } from "../../ui/people/picture-address.ts";
import { StageSquare } from "../../ui/people/stage-square.tsx";
import { BandTools } from "./band-tools.tsx";
import { bandLine } from "./band-words.ts";
import type { FramePerson } from "./frame-person.ts";
import styles from "./panel-list.module.css";
import type { BandChoice } from "./shell-session.ts";

interface BandListProps {
  person: FramePerson;
  onDone: () => void;
}

export function BandList({ person, onDone }: BandListProps) {
  const { bands, failed } = useBands(person);
  return (
    <>
      {failed ? (
        <p className={styles.note}>Your other bands could not be loaded. Please try again later.</p>
      ) : (
        <Bands bands={bands ?? [hereAlone(person)]} person={person} onDone={onDone} />
      )}
      <hr className={styles.rule} />
      <BandTools person={person} onDone={onDone} />
    </>
  );
}

function Bands({ bands, person, onDone }: BandListProps & { bands: readonly BandChoice[] }) {
  return (
    <ul className={styles.list}>
      {bands.map((band) => {
        const here = band.id === person.bandId;
        return (
          <li key={band.id}>
            <button
              type="button"
              aria-current={here ? "true" : undefined}
              className={here ? `${styles.item} ${styles.chosen}` : styles.item}
              onClick={() => {
                onDone();
                if (!here) person.onSwitch(band.id);
              }}
            >
              <StageSquare name={band.name} picture={smallPicture("bandLogo", band.logoFilename)} />
              <span className={styles.grow}>
                {band.name}
                <span className={styles.second}>{bandLine(band, bands)}</span>
              </span>
              {here && <IconCheck aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Until the others are known. */
function hereAlone({ bandId, bandName, bandIdentity, bandLogo, role }: FramePerson): BandChoice {
  return {
    id: bandId,
    name: bandName,
    identity: bandIdentity,
    logoFilename: bandLogo,
    roleName: role,
    administratorEnabled: false,
  };
}

function useBands(person: FramePerson): { bands: readonly BandChoice[] | null; failed: boolean } {
  const [bands, setBands] = useState<readonly BandChoice[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = person.bands;
  useEffect(() => {
    let gone = false;
    load().then(
      (loaded) => !gone && setBands(loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return { bands, failed };
}
