import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect, useEffectEvent } from "react";
import { browserPractice } from "../../../records/studio/browser-practice.ts";
import { type CountedPractice, followPractice } from "../../../records/studio/follow-practice.ts";
import { useSendPractice } from "../../../records/studio/use-practice-log.ts";

/** Counts what is practised for as long as the studio is open. */
export function usePractice(songId: number, sound: StudioSound): void {
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
        (practice, leaving) => report(practice, leaving),
        browserPractice(window),
      ),
    [sound],
  );
}
