import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import styles from "./hero.module.css";
import { RecordingPicture } from "./pictures/recording-picture.tsx";

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          The whole band, on the same page.
        </h1>
        <div className={styles.side}>
          <p className={styles.text}>
            Songs with their recordings, set lists that fit the slot, gigs and rehearsals, venues,
            documents, people and followers. On the phone in the rehearsal room, on the tablet on a
            dark stage, on the laptop at the kitchen table.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/register" data-where-registration="open" kind="main" size="large">
              Register your band
            </ButtonLink>
            <ButtonLink to="/signin" size="large">
              Sign In
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.picture} aria-hidden="true">
        <RecordingPicture />
      </div>
    </div>
  );
}
