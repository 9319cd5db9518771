/** How one gets to a place: its address, the way there in a service outside, and where the van stands. */
import { directionsUrl, threeWordsUrl } from "@bandstand/domain/place-links";
import { IconMapPin, IconParking, IconRoute } from "@tabler/icons-react";
import { buttonClass } from "../../ui/buttons/button-look.ts";
import styles from "./way-there.module.css";

interface Place {
  name: string;
  location: string | null;
  address: string | null;
  threeWords: string | null;
  parking: string | null;
}

export function WayThere({ venue }: { venue: Place }) {
  const directions = directionsUrl(venue);
  const words = threeWordsUrl(venue.threeWords);
  return (
    <div className={styles.way}>
      {venue.address && (
        <p className={styles.line}>
          <IconMapPin aria-label="Address" />
          <span>{venue.address}</span>
        </p>
      )}
      {venue.parking && (
        <p className={styles.line}>
          <IconParking aria-label="Parking" />
          <span>{venue.parking}</span>
        </p>
      )}
      {(directions !== null || words !== null) && (
        <p className={styles.links}>
          {directions && (
            <a className={buttonClass({})} href={directions} target="_blank" rel="noreferrer">
              <IconRoute aria-hidden />
              Directions
            </a>
          )}
          {words && (
            <a className={buttonClass({})} href={words} target="_blank" rel="noreferrer">
              3 Words
            </a>
          )}
        </p>
      )}
    </div>
  );
}
