/** What the speed trainer was used for: how fast each loop was made. Speeds are factors of the recording's own. */
import { isAlike } from "./loop-memory.ts";
import type { LoopRegion } from "./settings.ts";

export interface Training {
  /** The sections that the loop lies in; null before the first marker. */
  readonly section: string | null;
  readonly start: number;
  readonly end: number;
  /** The speed that it began at, and the last one that was tried. */
  readonly from: number;
  readonly to: number;
  /** The fastest that was made; null while none was. */
  readonly best: number | null;
  readonly passes: number;
  readonly misses: number;
}

export interface Tried {
  readonly section: string | null;
  readonly region: LoopRegion;
  readonly speed: number;
  readonly isMade: boolean;
}

/** In one practice: what is tried beyond them is not kept. */
export const MOST_TRAININGS = 20;

/** A loop that is trained already goes on; another one is a training of its own, and comes last. */
export function withTried(trainings: readonly Training[], tried: Tried): readonly Training[] {
  const { region, section, speed, isMade } = tried;
  const before = trainings.find((one) => isAlike(one, region));
  if (!before && trainings.length >= MOST_TRAININGS) return trainings;
  const training: Training = {
    section,
    start: region.start,
    end: region.end,
    from: before?.from ?? speed,
    to: speed,
    best: isMade ? Math.max(speed, before?.best ?? 0) : (before?.best ?? null),
    passes: (before?.passes ?? 0) + (isMade ? 1 : 0),
    misses: (before?.misses ?? 0) + (isMade ? 0 : 1),
  };
  return [...trainings.filter((one) => one !== before), training];
}

/** A loop of one day once, however many practices it was trained in; in the order that they come in, the last first. */
export function byDay<OfDay extends Training & { readonly day: string }>(
  trainings: readonly OfDay[],
): OfDay[] {
  const days = new Map<string, OfDay>();
  for (const training of trainings) {
    const key = `${training.day} ${training.start} ${training.end}`;
    const later = days.get(key);
    if (!later) days.set(key, training);
    else
      days.set(key, {
        ...later,
        from: training.from,
        best: Math.max(training.best ?? 0, later.best ?? 0) || null,
        passes: training.passes + later.passes,
        misses: training.misses + later.misses,
      });
  }
  return [...days.values()];
}
