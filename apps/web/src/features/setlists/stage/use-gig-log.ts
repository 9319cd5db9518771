import { useEffect, useEffectEvent, useState } from "react";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { type GigLog, logOfTonight, readLog, withOpened, writeLog } from "./gig-log.ts";

interface GigOfSetlist {
  log: GigLog;
  /** The evening begins anew, with the song that is open. */
  beginAgain: () => void;
}

/** The songs that this device has opened tonight; one that is opened begins. */
export function useGigLog(
  { id, bandId }: { id: number; bandId: number },
  songId: number | null,
): GigOfSetlist {
  const setlist = `${bandId}/${id}`;
  const [log, setLog] = useState(() =>
    logOfTonight(readLog(setlist, browserStorage.read), Date.now()),
  );
  function keep(next: GigLog): void {
    const { name, text } = writeLog(setlist, next);
    browserStorage.write(name, text);
    setLog(next);
  }
  const opened = useEffectEvent((opening: number) => keep(withOpened(log, opening, Date.now())));
  useEffect(() => {
    if (songId !== null) opened(songId);
  }, [songId]);
  return {
    log,
    beginAgain: () => keep(songId === null ? [] : [{ songId, at: Date.now() }]),
  };
}
