/** What is trained in a studio while it is open, for whoever reports it. */
import { type Tried, type Training, withTried } from "@bandstand/domain/studio/trainings";
import type { TrainingLog } from "../../../records/studio/follow-practice.ts";

export interface OpenTrainingLog extends TrainingLog {
  add(tried: Tried): void;
}

export function createTrainingLog(): OpenTrainingLog {
  let trainings: readonly Training[] = [];
  return {
    list: () => trainings,
    clear() {
      trainings = [];
    },
    add(tried) {
      trainings = withTried(trainings, tried);
    },
  };
}
