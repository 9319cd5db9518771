/**
 * Keeps what only looks or listens, without a word: how closely the member looks, which loops went round, and what was found
 * in the recording. What the member has changed and not saved stays out of it.
 */
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import { useEffect, useEffectEvent, useState } from "react";
import type { SavedWork } from "../../../records/studio/work-store.ts";

interface QuietKeeping {
  /** As it is saved, seen as it is seen now. */
  work: StudioWork;
  /** Grows with each analysis that was found. */
  heard: number;
  /** Nothing may be written over before the member saves, or a save is on its way. */
  waits: boolean;
  send: (work: StudioWork) => Promise<SavedWork>;
  onMerged: (sent: StudioWork, merged: StudioWork) => void;
}

/** Milliseconds after which the member has done with looking closer. */
const LOOKED = 2500;

/** @returns to be called when all of it was saved with a save of the member's */
export function useQuietKeeping(keeping: QuietKeeping): () => void {
  const { work, heard, waits } = keeping;
  const { zoomLevel, recentLoops } = work.settings;
  const now = { heard, zoomLevel, recentLoops };
  const [kept, setKept] = useState(now);
  const isHeard = heard !== kept.heard;
  const isDue =
    !waits && (isHeard || zoomLevel !== kept.zoomLevel || recentLoops !== kept.recentLoops);

  const keep = useEffectEvent(async () => {
    setKept(now);
    try {
      const { merged } = await keeping.send(work);
      if (merged) keeping.onMerged(work, merged);
    } catch {
      // It goes along with the next save.
    }
  });
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => void keep(), isHeard ? 0 : LOOKED);
    return () => clearTimeout(timer);
  }, [isDue, isHeard, zoomLevel, recentLoops]);

  const leave = useEffectEvent(() => {
    if (isDue) void keeping.send(work).catch(() => {});
  });
  useEffect(() => () => leave(), []);

  return () => setKept(now);
}
