/** Calling the venue and its contact, and writing to them. */
import type { VenueRow } from "@bandstand/contracts/venues";
import { isEmail } from "@bandstand/domain/registration";
import { ReachLinks } from "../members/reach-links.tsx";

type Reached = Pick<VenueRow, "name" | "phone" | "contactName" | "contactPhone" | "contactEmail">;

export function VenueReach({ venue }: { venue: Reached }) {
  const { name, phone, contactName, contactPhone, contactEmail } = venue;
  // What is no address was typed for people to read, and leads nowhere.
  const email = contactEmail !== null && isEmail(contactEmail) ? contactEmail : null;
  return (
    <>
      <ReachLinks nickname={contactName ?? name} email={email} mobilePhone={contactPhone} />
      {phone !== null && <ReachLinks nickname={name} email={null} mobilePhone={phone} />}
    </>
  );
}
