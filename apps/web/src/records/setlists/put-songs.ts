/** Puts songs into a set list from wherever they are shown, and takes them out again. What others save meanwhile stays. */
import { Failure } from "@bandstand/contracts/failure";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import {
  type Addition,
  type Order,
  withoutSongsAdded,
  withSongsAdded,
} from "@bandstand/domain/setlist-additions";
import { isSectionOf } from "@bandstand/domain/setlist-entries";
import type { Interlude } from "@bandstand/domain/setlist-interludes";
import { startedFrom } from "@bandstand/domain/new-setlist";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import type { SetlistChanges } from "./setlist-changes.ts";

type Calls = Pick<SetlistChanges, "reload" | "save">;

export interface PutSongs {
  /** Ids of those that the set list did not hold already. */
  added: readonly number[];
  /** Of the set list with them; null where there was nothing to save. */
  updatedAt: string | null;
}

export interface TakenOut {
  /** Ids of those that somebody else has moved or changed: they are in the set list still. */
  stayed: readonly number[];
  /** Somebody else has saved the set list since the songs were put in. */
  isChanged: boolean;
}

/** Others who build the same set list save every few seconds at most. */
const MOST_TRIES = 5;

/** Throws what the calls throw, and `invalid` where the set list has no such set any more. */
export async function putSongs(
  calls: Calls,
  setlistId: number,
  addition: Addition,
): Promise<PutSongs> {
  const { result, updatedAt } = await changeSongs(calls, setlistId, (now) => {
    const { section } = addition;
    if (!isSectionOf(section, now.numberSets))
      throw new Failure("invalid", {
        message: `“${now.name}” has no ${shortSectionName(section)} any more.`,
      });
    const { songs, interludes, added } = withSongsAdded(startedFrom(now), addition);
    return { order: { songs, interludes }, isSame: added.length === 0, result: added };
  });
  return { added: result, updatedAt };
}

/** @param addition the songs that came in with the save that answered `updatedAt` */
export async function takeOut(
  calls: Calls,
  setlistId: number,
  addition: Addition & { updatedAt: string },
): Promise<TakenOut> {
  const { result } = await changeSongs(calls, setlistId, (now) => {
    const before = startedFrom(now);
    const { songs, interludes, stayed } = withoutSongsAdded(before, addition);
    return {
      order: { songs, interludes },
      isSame: songs.length === before.songs.length,
      result: { stayed, isChanged: now.updatedAt !== addition.updatedAt },
    };
  });
  return result;
}

interface Step<Result> {
  order: Order<Interlude>;
  /** Nothing is to be saved. */
  isSame: boolean;
  result: Result;
}

/** Read, changed and saved under the lock; from the beginning where somebody has saved in between. */
async function changeSongs<Result>(
  { reload, save }: Calls,
  setlistId: number,
  change: (now: SetlistWithSections) => Step<Result>,
  triesLeft = MOST_TRIES,
): Promise<{ result: Result; updatedAt: string | null }> {
  const now = await reload(setlistId);
  const { order, isSame, result } = change(now);
  if (isSame) return { result, updatedAt: null };
  const songs = [...order.songs];
  const interludes = [...order.interludes];
  try {
    const { updatedAt } = await save(setlistId, { updatedAt: now.updatedAt, songs, interludes });
    return { result, updatedAt };
  } catch (error) {
    const isLate = error instanceof Failure && error.code === "changed_meanwhile";
    if (!isLate || triesLeft <= 1) throw error;
    return changeSongs({ reload, save }, setlistId, change, triesLeft - 1);
  }
}
