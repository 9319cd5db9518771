import type { PracticeDay, PracticeLog } from "@bandstand/contracts/practices";
import type { Training } from "@bandstand/domain/studio/trainings";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Trainings. */
const MOST_SHOWN = 100;

interface OfMember {
  bandUserId: number;
  songId: number;
}

/** Day by day from one on, the first day first. */
export function listDays(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
  from: string,
): Promise<PracticeDay[]> {
  return tx.rows<PracticeDay>(
    {
      name: "list_practice_days",
      text: `
        select to_char(day, 'YYYY-MM-DD') as day, sum(seconds)::integer as seconds,
          sum(loops)::integer as loops, max(clean_speed) as "cleanSpeed"
        from practices where band_id = $1 and band_user_id = $2 and song_id = $3 and day >= $4
        group by practices.day order by practices.day`,
    },
    [tx.bandId, bandUserId, songId, from],
  );
}

/** What was trained from one day on, the last first. */
export async function listTrainings(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
  from: string,
): Promise<PracticeLog["trainings"]> {
  const rows = await tx.rows<{ day: string; training: Training }>(
    {
      name: "list_trainings",
      text: `
        select to_char(day, 'YYYY-MM-DD') as day, training
        from practices, jsonb_array_elements(trainings) with ordinality as tried (training, place)
        where band_id = $1 and band_user_id = $2 and song_id = $3 and day >= $4
        order by practices.day desc, id desc, place desc limit ${MOST_SHOWN}`,
    },
    [tx.bandId, bandUserId, songId, from],
  );
  return rows.map(({ day, training }) => ({ ...training, day }));
}

export async function sumUp(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
): Promise<PracticeLog["total"]> {
  const [total] = await tx.rows<PracticeLog["total"]>(
    {
      name: "sum_up_practice",
      text: `
        select coalesce(sum(seconds), 0)::double precision as seconds,
          coalesce(sum(loops), 0)::double precision as loops, max(clean_speed) as "cleanSpeed"
        from practices where band_id = $1 and band_user_id = $2 and song_id = $3`,
    },
    [tx.bandId, bandUserId, songId],
  );
  return total ?? { seconds: 0, loops: 0, cleanSpeed: null };
}

export async function countPractices(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
): Promise<number> {
  const [row] = await tx.arrays<[number]>(
    {
      name: "count_practices",
      text: "select count(*)::integer from practices where band_id = $1 and band_user_id = $2 and song_id = $3",
    },
    [tx.bandId, bandUserId, songId],
  );
  return row?.[0] ?? 0;
}

export interface Practice extends PracticeDay {
  key: string;
  trainings: Training[];
}

/** A practice only grows: what arrives late and out of order takes nothing back. Undefined where there is no such song. */
export async function putPractice(
  tx: BandTransaction,
  { bandUserId, songId }: OfMember,
  { key, day, seconds, loops, cleanSpeed, trainings }: Practice,
): Promise<PracticeDay | undefined> {
  const [kept] = await tx.rows<PracticeDay>(
    {
      name: "put_practice",
      text: `
        with song as (select id from songs where band_id = $1 and id = $3 for key share)
        insert into practices (band_id, band_user_id, song_id, key, day, seconds, loops, clean_speed,
          trainings)
        select $1, $2, id, $4, $5, $6, $7, $8, $9::jsonb from song
        on conflict (band_id, band_user_id, key) do update set
          trainings = case when excluded.seconds < practices.seconds then practices.trainings
            else excluded.trainings end,
          seconds = greatest(practices.seconds, excluded.seconds),
          loops = greatest(practices.loops, excluded.loops),
          clean_speed = greatest(practices.clean_speed, excluded.clean_speed)
        returning to_char(day, 'YYYY-MM-DD') as day, seconds, loops, clean_speed as "cleanSpeed"`,
    },
    [
      tx.bandId,
      bandUserId,
      songId,
      key,
      day,
      seconds,
      loops,
      cleanSpeed,
      JSON.stringify(trainings),
    ],
  );
  return kept;
}
