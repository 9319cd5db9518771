/** A confirmed public gig in the database whose followers are about to be told, without a server. */
import type { TestDatabase } from "./database.ts";
import { addFullBand } from "./full-band.ts";

export async function publishedGig(
  { asSuperuser }: Pick<TestDatabase, "asSuperuser">,
  name: string,
  followers: number,
) {
  const { bandId, eventId, bandUserId } = await addFullBand({ asSuperuser }, name);
  await asSuperuser("delete from bandstand.event_publications where band_id = $1", [bandId]);
  await asSuperuser("delete from bandstand.followers where band_id = $1", [bandId]);
  await asSuperuser(
    `update bandstand.events set draft = false, private_event = false, event_type_id = 1, event_status_id = 2
     where band_id = $1 and id = $2`,
    [bandId, eventId],
  );
  await asSuperuser(
    `insert into bandstand.followers (band_id, email)
     select $1, 'fan' || i || '@fans.example' from generate_series(1, $2::integer) i`,
    [bandId, followers],
  );
  await asSuperuser(
    `insert into bandstand.event_publications (band_id, event_id, band_user_id, status, facts, follower_edition)
     values ($1, $2, $3, 'C', $4, gen_random_uuid())`,
    [bandId, eventId, bandUserId, JSON.stringify(FACTS)],
  );
  const states = async () => {
    const rows = await asSuperuser<{ state: string; mails: number }>(
      `select state, count(*)::integer as mails from bandstand.outgoing_mails where band_id = $1 group by state`,
      [bandId],
    );
    return Object.fromEntries(rows.map(({ state, mails }) => [state, mails]));
  };
  /** As if what waits had waited long enough. */
  const passTime = () =>
    asSuperuser("update bandstand.outgoing_mails set due_at = now() where band_id = $1", [bandId]);
  return { bandId, eventId, states, passTime };
}

const FACTS = {
  occasion: "confirmed",
  replyTo: "band@nightjars.example",
  band: {
    name: "Nightjars",
    identity: "nightjars",
    timeZone: "Europe/London",
    logoFilename: null,
    contactName: "Jo",
    contactPhone: null,
    website: null,
  },
  eventDate: "2027-09-18",
  arriveTime: null,
  soundCheckTime: null,
  doorsOpenTime: "20:00",
  startTime: "21:00",
  endTime: "00:30",
  doorsCloseTime: null,
  name: "Harvest dance",
  typeName: "Gig",
  privateEvent: false,
  createdAt: "2026-01-01T10:00:00.000Z",
  updatedAt: "2026-01-02T10:00:00.000Z",
  venueName: "The Half Crown",
  venueLocation: "Ardenbridge",
  venueAddress: "1 Market Place, Ardenbridge",
  venueThreeWords: null,
  description: null,
  setlistName: null,
  parking: null,
  publicDescription: "Two sets of old songs.",
  ticketInfo: null,
  ticketURL: "https://tickets.example/harvest",
  bandEventURL: null,
  advanceTicketPrice: 8,
  doorTicketPrice: 10,
  bookingName: null,
  bookingEmail: null,
  bookingPhone: null,
  bandToProvide: null,
  venueToProvide: null,
  fee: null,
  deposit: null,
};
