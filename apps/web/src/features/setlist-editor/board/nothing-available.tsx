import { listSongs } from "@bandstand/contracts/songs";
import { useMay } from "../../../lib/services/use-may.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./nothing-available.module.css";

interface NothingAvailableProps {
  /** Of the band. */
  songs: number;
  /** Songs are left that the filter hides. */
  isNarrowed: boolean;
  /** What the set list holds. */
  placed: readonly { key: string; title: string; place: string }[];
  onShowAll: () => void;
}

/** In place of the available songs, and what can be done about it. */
export function NothingAvailable({ songs, isNarrowed, placed, onShowAll }: NothingAvailableProps) {
  const mayList = useMay(listSongs);
  if (songs === 0) {
    return (
      <>
        <p>The band has no songs yet.</p>
        {mayList && (
          <ButtonLink to="/songs/index" size="small">
            Go to the songs
          </ButtonLink>
        )}
      </>
    );
  }
  if (!isNarrowed) {
    return (
      <>
        <p>Every song is in the set list.</p>
        <ul className={styles.placed} aria-label="Already in this list">
          {placed.map(({ key, title, place }) => (
            <li key={key}>
              <strong>{title}</strong>
              <span>{place}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>No other song fits the filter.</p>
      <Button size="small" onClick={onShowAll}>
        Show all songs
      </Button>
    </>
  );
}
