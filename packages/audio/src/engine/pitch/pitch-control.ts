/** Puts a shifter into the way of a sound when its pitch is first moved, and gives it back in the end. */
import type { PitchSlot } from "../graph/pitch-slot.ts";
import type { PitchWay } from "../studio-sound.ts";
import { isShifted, withinReach } from "./pitch-ratio.ts";
import type { Shifter } from "./shifter.ts";
import type { ShifterPool } from "./shifter-pool.ts";

export interface PitchControl {
  set(semitones: number): void;
  close(): void;
}

export function createPitchControl(
  shifters: ShifterPool,
  slot: PitchSlot,
  onWay: (way: PitchWay) => void,
): PitchControl {
  let semitones = 0;
  let borrowed: Shifter | null = null;
  let isBorrowing = false;
  let isClosed = false;

  async function borrow(): Promise<void> {
    isBorrowing = true;
    let lent: Shifter | null = null;
    try {
      lent = await shifters.lend();
      if (!lent) return;
      if (isClosed) {
        shifters.takeBack(lent);
        return;
      }
      slot.put(lent.node, lent.latency);
      borrowed = lent;
      apply();
    } catch {
      if (lent) shifters.takeBack(lent);
      if (!isClosed) onWay("none");
    }
  }

  function apply(): void {
    if (isShifted(semitones)) {
      if (borrowed) borrowed.shift(withinReach(semitones));
      else if (!isBorrowing) void borrow();
    }
    if (borrowed) slot.setShifted(isShifted(semitones));
  }

  void shifters.way().then((way) => {
    if (!isClosed) onWay(way);
  });

  return {
    set(wanted) {
      if (wanted === semitones) return;
      semitones = wanted;
      apply();
    },
    close() {
      isClosed = true;
      slot.empty();
      if (borrowed) shifters.takeBack(borrowed);
    },
  };
}
