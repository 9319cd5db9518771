import { IconBell } from "@tabler/icons-react";
import { StageSquare } from "../../../ui/people/stage-square.tsx";
import styles from "./band-picture.module.css";

/** The band, and the news that all of it must see. */
export function BandPicture() {
  return (
    <div className={styles.picture}>
      <div className={styles.band}>
        <StageSquare name="The Ardens" />
        <p className={styles.words}>
          <span className={styles.name}>The Ardens</span>
          <span className={styles.fact}>Indie folk, Leeds, since 2019</span>
        </p>
      </div>
      <div className={styles.news}>
        <IconBell />
        <p>
          <strong>Latest News</strong> Van leaves at 15:00 sharp from the lock-up; in-ears are in
          the blue case.
        </p>
      </div>
    </div>
  );
}
