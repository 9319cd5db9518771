/** Listens to a studio's sound and counts what its member practises, while the studio is open. */
import type { Training } from "@bandstand/domain/studio/trainings";
import type { SoundSnapshot, StudioSound } from "@bandstand/audio/engine/studio-sound";
import {
  endRun,
  isWorthKeeping,
  NO_PRACTICE,
  addPlayed,
  type Practice,
  addRound,
} from "@bandstand/domain/studio/practice";

export interface PracticeSurroundings {
  /** Milliseconds that only grow. */
  now: () => number;
  /** `YYYY-MM-DD` where the member is. */
  today: () => string;
  newKey: () => string;
  /** @returns the way to stop. */
  every: (milliseconds: number, run: () => void) => () => void;
  /** Calls back when the page is about to go, or to be put aside. @returns the way to stop. */
  onLeaving: (run: () => void) => () => void;
}

export interface CountedPractice {
  key: string;
  day: string;
  seconds: number;
  loops: number;
  cleanSpeed: number | null;
  trainings: Training[];
}

/** What was trained in a practice. */
export interface TrainingLog {
  list(): readonly Training[];
  /** A new practice begins. */
  clear(): void;
}

/** Milliseconds between two reports of a practice that goes on. */
const REPORT = 60_000;

/**
 * @param speedNow the factor that the recording plays at
 * @param trained is reported along
 * @param report takes the practice as it has grown; `leaving` while the page goes
 * @returns the way to end it: what is left is reported.
 */
export function followPractice(
  sound: Pick<StudioSound, "snapshot" | "subscribe">,
  speedNow: () => number,
  trained: TrainingLog,
  report: (practice: CountedPractice, leaving: boolean) => void,
  { now, today, newKey, every, onLeaving }: PracticeSurroundings,
): () => void {
  let practice: Practice = NO_PRACTICE;
  let name = { key: newKey(), day: today() };
  let before: Pick<SoundSnapshot, "isPlaying" | "rounds"> = { isPlaying: false, rounds: 0 };
  let countedAt = now();
  let reported: Practice = NO_PRACTICE;
  let told: readonly Training[] = [];

  function count(): void {
    const at = now();
    if (before.isPlaying) practice = addPlayed(practice, (at - countedAt) / 1000);
    countedAt = at;
  }

  function tell(leaving: boolean): void {
    const { seconds, loops, cleanSpeed } = practice;
    const trainings = trained.list();
    const isNews = seconds !== reported.seconds || loops !== reported.loops || trainings !== told;
    if (!isNews || !isWorthKeeping(practice)) return;
    reported = practice;
    told = trainings;
    const rounded = Math.round(seconds);
    report({ ...name, seconds: rounded, loops, cleanSpeed, trainings: [...trainings] }, leaving);
  }

  function start(): void {
    // A studio that is open over midnight begins a new day's practice with the next play.
    if (today() === name.day) return;
    name = { key: newKey(), day: today() };
    practice = NO_PRACTICE;
    reported = NO_PRACTICE;
    trained.clear();
    told = trained.list();
  }

  function follow(): void {
    const { isPlaying, rounds } = sound.snapshot();
    count();
    if (isPlaying && !before.isPlaying) start();
    const gone = isPlaying && before.isPlaying ? rounds - before.rounds : isPlaying ? rounds : 0;
    for (let round = 0; round < gone; round += 1) practice = addRound(practice, speedNow());
    const hasPaused = !isPlaying && before.isPlaying;
    before = { isPlaying, rounds };
    if (hasPaused) {
      practice = endRun(practice);
      tell(false);
    }
  }

  const stops = [
    sound.subscribe(follow),
    every(REPORT, () => {
      count();
      tell(false);
    }),
    onLeaving(() => {
      count();
      tell(true);
    }),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
    count();
    tell(false);
  };
}
