/** How fast it plays: as the member set it, or as the trainer has got to, which goes on by rounds or by what is said. */
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { sectionsOf } from "@bandstand/domain/studio/loop-memory";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import {
  hasPassed,
  made,
  missed,
  TRAINER_BEGINS,
  trainerSpeed,
} from "@bandstand/domain/studio/trainer";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { OpenTrainingLog } from "../practice/training-log.ts";

export interface Trainer {
  /** The factor that it plays at. */
  speed: number;
  /** Something is trained just now. */
  isTraining: boolean;
  /** The round was made, or shall come again a step slower; either goes to the start of the loop. */
  say: (isMade: boolean) => void;
}

interface TrainerOptions {
  sound: StudioSound;
  settings: StudioSettings;
  log: OpenTrainingLog;
  seek: (time: number) => void;
}

export function useTrainer({ sound, settings, log, seek }: TrainerOptions): Trainer {
  const rounds = useSyncExternalStore(sound.subscribe, () => sound.snapshot().rounds);
  const isPlaying = useSyncExternalStore(sound.subscribe, () => sound.snapshot().isPlaying);
  const { trainer, loopEnabled, loopRegion, markers, playbackRate } = settings;
  const isTraining = trainer.isOn && loopEnabled && loopRegion !== null;
  const [progress, setProgress] = useState(TRAINER_BEGINS);
  const speed = isTraining ? trainerSpeed(trainer, rounds, progress) : playbackRate;

  function note(isMade: boolean, tried: number): void {
    if (loopRegion === null) return;
    const section = sectionsOf(loopRegion, markers);
    log.add({ section, region: loopRegion, speed: tried, isMade });
  }

  const pass = useEffectEvent(() => {
    if (isTraining && hasPassed(trainer, rounds, progress))
      note(true, trainerSpeed(trainer, rounds - 1, progress));
  });
  useEffect(() => pass(), [rounds]);

  // Rounds are counted anew with each start; what was said holds where nothing else moves it on.
  const begin = useEffectEvent(() => {
    setProgress(({ steps }) => (trainer.isAsked ? { steps, since: 0 } : TRAINER_BEGINS));
  });
  useEffect(() => {
    if (isPlaying) begin();
  }, [isPlaying]);
  useEffect(() => setProgress(TRAINER_BEGINS), [trainer.isOn, loopRegion]);

  return {
    speed,
    isTraining,
    say(isMade) {
      if (!isTraining) return;
      note(isMade, speed);
      setProgress((isMade ? made : missed)(trainer, rounds, progress));
      seek(loopRegion.start);
    },
  };
}
