/** Read through the public views, which hold what everybody may know and nothing else. */
import type { PublicBand, PublicBandRow } from "@bandstand/contracts/public-bands";
import type { PublicTransaction } from "../../platform/database/transactions.ts";

const ROW = `b.id, b.identity, b.name, b.location, b.logo_filename as "logoFilename",
  b.picture_filename as "pictureFilename",
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as "Genre"`;

export function listBands(
  tx: PublicTransaction,
  { limit, after }: { limit: number; after: number },
): Promise<PublicBandRow[]> {
  return tx.rows<PublicBandRow>(
    {
      name: "list_public_bands",
      text: `
        select ${ROW} from public_bands b left join genres g on g.id = b.genre_id
        where b.id > $2 order by b.id limit $1`,
    },
    [limit, after],
  );
}

/** With whether its press kit is shown to everybody. */
export type FoundBand = PublicBand & { pressKit: boolean };

export async function findBand(
  tx: PublicTransaction,
  identity: string,
): Promise<FoundBand | undefined> {
  const [band] = await tx.rows<FoundBand>(
    {
      name: "find_public_band",
      text: `
        select ${ROW}, b.profile, b.formation_date::text as "formationDate", b.contact_name as "contactName",
          b.contact_phone as "contactPhone", b.contact_email as "contactEmail", b.website,
          b.facebook_link as "facebookLink", b.you_tube_id as "youTubeId", b.time_zone as "timeZone", b.press_kit as "pressKit",
          (select coalesce(json_agg(json_build_object('id', m.id, 'nickname', m.nickname, 'instrument', m.instrument,
              'avatarFilename', m.avatar_filename) order by coalesce(m.number, 999), lower(m.nickname), m.id), '[]')
            from public_band_members m where m.band_id = b.id) as "Members"
        from public_bands b left join genres g on g.id = b.genre_id
        where b.identity = $1`,
    },
    [identity],
  );
  return band;
}

/** A gig as the page tells of it. Prices are pounds. */
export interface PublicGig {
  id: number;
  name: string | null;
  eventDate: string;
  eventStatusTag: string;
  eventStatusName: string;
  doorsOpenTime: string | null;
  startTime: string | null;
  ticketURL: string | null;
  endTime: string | null;
  publicDescription: string | null;
  bandEventURL: string | null;
  externalEventURL1: string | null;
  externalEventURL2: string | null;
  externalEventURL3: string | null;
  advanceTicketPrice: number | null;
  doorTicketPrice: number | null;
  ticketInfo: string | null;
  venueName: string | null;
  venueLocation: string | null;
  venueAddress: string | null;
}

/** The next gigs from `today` (`YYYY-MM-DD`) on, cancelled ones among them. */
export function listGigs(
  tx: PublicTransaction,
  { bandId, today, limit }: { bandId: number; today: string; limit: number },
): Promise<PublicGig[]> {
  return tx.rows<PublicGig>(
    {
      name: "list_public_gigs",
      text: `
        select id, name, event_date::text as "eventDate", event_status_tag as "eventStatusTag",
          event_status_name as "eventStatusName", left(doors_open_time::text, 5) as "doorsOpenTime",
          left(start_time::text, 5) as "startTime", ticket_url as "ticketURL",
          left(end_time::text, 5) as "endTime", public_description as "publicDescription",
          band_event_url as "bandEventURL", external_event_url1 as "externalEventURL1",
          external_event_url2 as "externalEventURL2", external_event_url3 as "externalEventURL3",
          door_ticket_price::float8 as "doorTicketPrice", ticket_info as "ticketInfo",
          advance_ticket_price::float8 as "advanceTicketPrice", venue_name as "venueName",
          venue_location as "venueLocation", venue_address as "venueAddress"
        from public_events
        where band_id = $1 and event_date >= $2
        order by event_date, coalesce(start_time, doors_open_time) nulls last, id
        limit $3`,
    },
    [bandId, today, limit],
  );
}

/** Identities of bands that say something of themselves, newest first: pages worth finding. */
export async function listDescribed(tx: PublicTransaction, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ identity: string }>(
    {
      name: "list_described_bands",
      text: "select identity from public_bands where profile is not null order by id desc limit $1",
    },
    [limit],
  );
  return rows.map(({ identity }) => identity);
}
