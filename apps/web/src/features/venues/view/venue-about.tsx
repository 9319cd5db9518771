/** What one needs on the way to a venue: where it is, whom to ring, and what was asked there before. */
import { saveVenue, type Venue } from "@bandstand/contracts/venues";
import { threeWordsUrl } from "@bandstand/domain/place-links";
import { answeredQuestions, openQuestions } from "@bandstand/domain/venue-questions";
import { facebookLink, linkTo, shownAddress } from "@bandstand/domain/web-address";
import { IconBrandFacebook, IconGridDots, IconWorld } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { VenueReach } from "../../../records/venues/venue-reach.tsx";
import { useVenueWindows } from "../../../records/venues/venue-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LabelledText } from "../../../ui/record-view/labelled-text.tsx";
import { VenueDocuments } from "../documents/venue-documents.tsx";
import { VenuePictures } from "../documents/venue-pictures.tsx";
import { LastTime } from "./last-time.tsx";
import styles from "./venue-view.module.css";

export function VenueAbout({ venue }: { venue: Venue }) {
  const windows = useVenueWindows();
  const maySave = useMay(saveVenue);
  const website = linkTo(venue.website);
  const facebook = facebookLink(venue.facebookIdentity);
  const words = threeWordsUrl(venue.threeWords);
  const answered = answeredQuestions(venue.answers);
  const open = openQuestions(venue.answers);
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        <LabelledText label="Full Address" text={venue.address} />
        <LabelledText label="Parking" text={venue.parking} />
        <LabelledText label="Contact" text={venue.contactName} />
      </dl>
      <LastTime notes={venue.VenueNotes} />
      <div className={styles.reach}>
        <VenueReach venue={venue} />
        {words !== null && (
          <OutsideLink href={words} icon={<IconGridDots aria-hidden />}>
            3 Words
          </OutsideLink>
        )}
        {website !== null && (
          <OutsideLink href={website} icon={<IconWorld aria-hidden />}>
            {shownAddress(website)}
          </OutsideLink>
        )}
        {facebook !== null && (
          <OutsideLink href={facebook} icon={<IconBrandFacebook aria-hidden />}>
            Facebook
          </OutsideLink>
        )}
      </div>
      <VenuePictures venueId={venue.id} />
      {answered.length > 0 && (
        <dl className={styles.answers} aria-label="What was asked before">
          {answered.map(({ key, short, answer }) => (
            <div key={key}>
              <dt>{short}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {maySave && open.length > 0 && (
        <p className={styles.open}>
          <Button kind="quiet" onClick={() => windows.edit(venue)}>
            {open.length === 1 ? "1 question" : `${open.length} questions`} to ask
          </Button>
          <span>{open.map(({ question }) => question).join(" ")}</span>
        </p>
      )}
      <dl className={styles.facts}>
        <LabelledText label="Description" text={venue.description} />
        <LabelledText label="Notes" text={venue.notes} />
        <LabelledText label="Venue to Provide" text={venue.venueToProvide} />
        <LabelledText label="Band to Provide" text={venue.bandToProvide} />
      </dl>
      <VenueDocuments venueId={venue.id} />
    </div>
  );
}
