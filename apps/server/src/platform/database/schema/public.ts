/**
 * What anyone may read, and nothing beside it. The views run with the reader's own rights, which cover exactly these
 * columns, and the policies leave exactly the public rows.
 */
import { and, eq, sql } from "drizzle-orm";
import { bands } from "./bands.ts";
import { bandstand } from "./columns.ts";
import { storedFiles } from "./documents.ts";
import { events } from "./events.ts";
import { eventStatuses } from "./lookups.ts";
import { bandUsers } from "./members.ts";
import { venues } from "./venues.ts";

const readersRights = { securityInvoker: true };

export const publicBands = bandstand
  .view("public_bands")
  .with(readersRights)
  .as((query) =>
    query
      .select({
        id: bands.id,
        identity: bands.identity,
        name: bands.name,
        profile: bands.profile,
        genreId: bands.genreId,
        location: bands.location,
        formationDate: bands.formationDate,
        contactName: bands.contactName,
        contactPhone: bands.contactPhone,
        contactEmail: bands.contactEmail,
        website: bands.website,
        facebookLink: bands.facebookLink,
        youTubeId: bands.youTubeId,
        logoFilename: bands.logoFilename,
        pictureFilename: bands.pictureFilename,
        timeZone: bands.timeZone,
        pressKit: bands.pressKit,
      })
      .from(bands),
  );

/** Current members in the role of band member. */
export const publicBandMembers = bandstand
  .view("public_band_members")
  .with(readersRights)
  .as((query) =>
    query
      .select({
        bandId: bandUsers.bandId,
        id: bandUsers.id,
        nickname: bandUsers.nickname,
        instrument: bandUsers.instrument,
        number: bandUsers.number,
        avatarFilename: bandUsers.avatarFilename,
      })
      .from(bandUsers),
  );

/** Gigs that are neither private nor drafts, confirmed or cancelled, of any date. */
export const publicEvents = bandstand
  .view("public_events")
  .with(readersRights)
  .as((query) =>
    query
      .select({
        bandId: events.bandId,
        id: events.id,
        name: events.name,
        eventDate: events.eventDate,
        eventStatusTag: sql<string>`${eventStatuses.tag}`.as("event_status_tag"),
        eventStatusName: sql<string>`${eventStatuses.name}`.as("event_status_name"),
        doorsOpenTime: events.doorsOpenTime,
        startTime: events.startTime,
        endTime: events.endTime,
        doorsCloseTime: events.doorsCloseTime,
        publicDescription: events.publicDescription,
        bandEventURL: events.bandEventURL,
        externalEventURL1: events.externalEventURL1,
        externalEventURL2: events.externalEventURL2,
        externalEventURL3: events.externalEventURL3,
        advanceTicketPrice: events.advanceTicketPrice,
        doorTicketPrice: events.doorTicketPrice,
        ticketInfo: events.ticketInfo,
        ticketURL: events.ticketURL,
        venueName: sql<string | null>`${venues.name}`.as("venue_name"),
        venueLocation: sql<string | null>`${venues.location}`.as("venue_location"),
        venueAddress: sql<string | null>`${venues.address}`.as("venue_address"),
        venueThreeWords: sql<string | null>`${venues.threeWords}`.as("venue_three_words"),
      })
      .from(events)
      .innerJoin(eventStatuses, eq(eventStatuses.id, events.eventStatusId))
      .leftJoin(venues, and(eq(venues.bandId, events.bandId), eq(venues.id, events.venueId))),
  );

/** Logos, band pictures and avatars. */
export const publicPictures = bandstand
  .view("public_pictures")
  .with(readersRights)
  .as((query) =>
    query
      .select({ filename: storedFiles.filename, type: storedFiles.type, size: storedFiles.size })
      .from(storedFiles),
  );
