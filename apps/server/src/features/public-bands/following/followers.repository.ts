import type { Following } from "@bandstand/contracts/following";
import type { Near } from "@bandstand/domain/near";
import { isoText } from "../../../platform/database/columns-in-sql.ts";
import type {
  BandTransaction,
  PublicTransaction,
} from "../../../platform/database/transactions.ts";

const ROW = `f.id, f.band_id as "bandId", f.id as "userId", f.source, f.location, f.events,
  f.near_miles as "nearMiles", f.near_place as "nearPlace",
  ${isoText("f.created_at")} as "createdAt", json_build_object('id', f.id, 'email', f.email) as "TheUser",
  json_build_object('id', b.id, 'identity', b.identity, 'name', b.name) as "TheBand"`;

export interface FollowedBand {
  id: number;
  identity: string;
  name: string;
  timeZone: string;
}

/** Null where there is no such band. */
export async function findFollowedBand(
  tx: PublicTransaction,
  bandId: number,
): Promise<FollowedBand | null> {
  const [band] = await tx.rows<FollowedBand>(
    {
      name: "find_band_to_follow",
      text: 'select id, identity, name, time_zone as "timeZone" from public_bands where id = $1',
    },
    [bandId],
  );
  return band ?? null;
}

/** Whether the band has addresses confirmed before it keeps them. */
export async function hasConfirmed(tx: BandTransaction): Promise<boolean> {
  const [row] = await tx.rows<{ confirms: boolean }>(
    {
      name: "has_followers_confirmed",
      text: `select confirm_followers as "confirms" from bands where id = $1`,
    },
    [tx.bandId],
  );
  return row?.confirms ?? false;
}

export async function findByEmail(tx: BandTransaction, email: string): Promise<Following | null> {
  const [row] = await tx.rows<Following>(
    {
      name: "find_follower_by_email",
      text: `select ${ROW} from followers f join bands b on b.id = f.band_id where f.band_id = $1 and f.email = $2`,
    },
    [tx.bandId, email],
  );
  return row ?? null;
}

export async function findById(tx: BandTransaction, id: number): Promise<Following | null> {
  const [row] = await tx.rows<Following>(
    {
      name: "find_follower_by_id",
      text: `select ${ROW} from followers f join bands b on b.id = f.band_id where f.band_id = $1 and f.id = $2`,
    },
    [tx.bandId, id],
  );
  return row ?? null;
}

export interface Settings {
  location: string;
  events: boolean;
  /** Null for gigs anywhere; what is left out stays as it was. */
  near?: Near | null | undefined;
}

const nearValues = (near: Near | null | undefined) => [
  near?.miles ?? null,
  near?.place ?? null,
  near?.latitude ?? null,
  near?.longitude ?? null,
];

/** The new follower's id; null where the address follows already. */
export async function addFollower(
  tx: BandTransaction,
  { email, location, events, source, near }: Settings & { email: string; source: string },
): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(
    {
      name: "add_follower",
      text: `
        insert into followers (band_id, email, location, events, source, near_miles, near_place, near_latitude,
          near_longitude)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
        on conflict (band_id, email) do nothing returning id`,
    },
    [tx.bandId, email, location, events, source, ...nearValues(near)],
  );
  return row?.id ?? null;
}

export async function saveFollower(
  tx: BandTransaction,
  id: number,
  { location, events, near }: Settings,
): Promise<void> {
  await tx.rows(
    { text: "update followers set location = $3, events = $4 where band_id = $1 and id = $2" },
    [tx.bandId, id, location, events],
  );
  if (near === undefined) return;
  await tx.rows(
    {
      text: `
        update followers set near_miles = $3, near_place = $4, near_latitude = $5, near_longitude = $6
        where band_id = $1 and id = $2`,
    },
    [tx.bandId, id, ...nearValues(near)],
  );
}

export async function deleteFollower(tx: BandTransaction, id: number): Promise<void> {
  await tx.rows({ text: "delete from followers where band_id = $1 and id = $2" }, [tx.bandId, id]);
}

export interface NamedBand {
  identity: string;
  name: string;
  location: string | null;
}

/** Bands whose identity, name or id it is: what is an identity is nothing else. */
export async function listBandsCalled(tx: PublicTransaction, typed: string): Promise<NamedBand[]> {
  const rows = await tx.rows<NamedBand & { isIdentity: boolean }>(
    {
      name: "list_bands_called",
      text: `
        select identity, name, location, identity = lower($1) as "isIdentity" from public_bands
        where identity = lower($1) or lower(name) = lower($1) or id::text = $1
        order by "isIdentity" desc, id limit 10`,
    },
    [typed.normalize("NFC")],
  );
  const [first] = rows;
  return first?.isIdentity ? [first] : rows;
}
