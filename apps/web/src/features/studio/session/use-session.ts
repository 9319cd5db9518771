/** One studio session for as long as its window is open. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { PlayableSong } from "../../../records/player/playable.ts";
import { explainPlayback } from "../../../records/player/stream-recording.ts";
import { useRecordingOpener } from "../../../records/recordings/recording-opener-context.ts";
import type { WorkStore } from "../../../records/studio/work-store.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import type { StudioOrigin } from "../../../records/studio/studio-windows.ts";
import { openingFailure } from "./failure-texts.ts";
import { openStudioSound } from "./studio-engine.ts";
import { createStudioSession, type SessionState } from "./studio-session.ts";

export function useSession(
  song: PlayableSong,
  origin: StudioOrigin,
  records: WorkStore,
): { state: SessionState; retry: () => void } {
  const openRecording = useRecordingOpener();
  const notify = useNotify();
  const [session] = useState(() =>
    createStudioSession({
      song,
      openRecording,
      loadWork: records.load,
      openSound: openStudioSound,
      explain: explainPlayback,
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.snapshot);

  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);

  const error = state.status === "failed" ? state.error : null;
  useEffect(() => {
    if (error instanceof Error) {
      notify.error(openingFailure(origin, song, describeError(error).message));
    }
  }, [error, notify, origin, song]);

  return { state, retry: () => session.start() };
}
