import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect, useEffectEvent, useState } from "react";
import { browserPractice } from "../../../records/studio/browser-practice.ts";
import { type CountedPractice, followPractice } from "../../../records/studio/follow-practice.ts";
import { createTrainingLog, type OpenTrainingLog } from "./training-log.ts";
import { useSendPractice } from "../../../records/studio/use-practice-log.ts";

/** Counts what is practised for as long as the studio is open. @returns where to say what is trained */
export function usePractice(songId: number, sound: StudioSound): OpenTrainingLog {
  const [log] = useState(createTrainingLog);
  const send = useSendPractice();
  const report = useEffectEvent((practice: CountedPractice, leaving: boolean) =>
    send({ songId, ...practice }, leaving),
  );
  useEffect(
    () =>
      followPractice(
        sound,
        // As it plays, whoever has set it.
        () => sound.media.playbackRate,
        log,
        (practice, leaving) => report(practice, leaving),
        browserPractice(window),
      ),
    [sound, log],
  );
  return log;
}
