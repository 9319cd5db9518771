import { Failure } from "@bandstand/contracts/failure";
import { useMemo } from "react";
import type { AddableSong } from "../../records/setlists/add-to-setlist.ts";
import { putSongs, takeOut } from "../../records/setlists/put-songs.ts";
import { type SetlistChanges, useSetlistChanges } from "../../records/setlists/setlist-changes.ts";
import type { Notifications } from "../../ui/notifications/notifications.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { putWords, takenOutWords } from "./put-words.ts";

interface NamedSetlist {
  id: number;
  name: string;
}

export interface NewSetlist {
  name: string;
  plannedLength: number;
}

export interface PutSongs {
  into: (setlist: NamedSetlist, section: number, songs: readonly AddableSong[]) => Promise<void>;
  /** Throws what the addition throws. */
  intoNew: (setlist: NewSetlist, songs: readonly AddableSong[]) => Promise<void>;
}

/** Each is told with its way back. */
export function usePutSongs(): PutSongs {
  const setlists = useSetlistChanges();
  const notify = useNotify();
  return useMemo(() => createPutSongs(setlists, notify), [setlists, notify]);
}

/** Where the songs of a new set list begin. */
const FIRST_SET = 1;

export function createPutSongs(
  setlists: SetlistChanges,
  notify: Pick<Notifications, "success" | "info" | "failed">,
): PutSongs {
  /** What was done is done, whether or not it can be weighed. */
  const weigh = async (id: number) => {
    try {
      return await setlists.reload(id);
    } catch {
      return null;
    }
  };

  async function undo(
    { id, name }: NamedSetlist,
    songs: readonly AddableSong[],
    addition: { section: number; songIds: readonly number[]; updatedAt: string },
  ): Promise<void> {
    try {
      const { stayed, isChanged } = await takeOut(setlists, id, addition);
      const left = songs.filter((song) => stayed.includes(song.id));
      notify.info(takenOutWords({ name, stayed: left, isChanged, now: await weigh(id) }));
    } catch (error) {
      notify.failed(`Not taken out of ${name}`, error);
    }
  }

  async function removeNew({ id, name }: NamedSetlist, updatedAt: string): Promise<void> {
    try {
      await setlists.remove(id, updatedAt);
      notify.info(`“${name}” was deleted`);
    } catch (error) {
      const isSaved = error instanceof Failure && error.code === "changed_meanwhile";
      if (isSaved)
        notify.info({ title: `“${name}” stays`, reason: "It was saved after it was added." });
      else notify.failed(`“${name}” was not deleted`, error);
    }
  }

  return {
    async into(setlist, section, songs) {
      const { id, name } = setlist;
      try {
        const songIds = songs.map((song) => song.id);
        const { added, updatedAt } = await putSongs(setlists, id, { section, songIds });
        const words = putWords({ name, section, songs, added, now: await weigh(id) });
        if (updatedAt === null) {
          notify.info(words);
          return;
        }
        const addition = { section, songIds: added, updatedAt };
        const run = () => void undo(setlist, songs, addition);
        notify.success({ ...words, action: { label: "Undo", run } });
      } catch (error) {
        notify.failed(`Not added to ${name}`, error);
      }
    },

    async intoNew({ name, plannedLength }, songs) {
      const added = songs.map((song) => song.id);
      const entries = added.map((songId, index) => ({
        songId,
        setlistSectionId: FIRST_SET,
        sequence: index + 1,
      }));
      const setlist = await setlists.add({ name, plannedLength, songs: entries });
      const now = await weigh(setlist.id);
      notify.success({
        ...putWords({ name: setlist.name, section: FIRST_SET, songs, added, now }),
        action: { label: "Undo", run: () => void removeNew(setlist, setlist.updatedAt) },
      });
    },
  };
}
