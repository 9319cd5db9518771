/** Puts a shifter into the way of a sound when its pitch is first moved, and gives it back in the end. */
import type { LateInsert } from "../graph/late-insert.ts";
import type { PitchMethod } from "../studio-sound.ts";
import { isShifted, withinReach } from "./pitch-ratio.ts";
import type { Shifter } from "./shifter.ts";
import type { ShifterPool } from "./shifter-pool.ts";

export interface PitchControl {
  set(semitones: number): void;
  close(): void;
}

export function createPitchControl(
  shifters: ShifterPool,
  slot: LateInsert,
  onWay: (way: PitchMethod) => void,
): PitchControl {
  let semitones = 0;
  let borrowed: Shifter | null = null;
  let isBorrowing = false;
  let isClosed = false;

  async function borrow(): Promise<void> {
    isBorrowing = true;
    let lent: Shifter | null = null;
    try {
      lent = await shifters.acquire();
      if (!lent) return;
      if (isClosed) {
        shifters.release(lent);
        return;
      }
      slot.insert({ input: lent.node, output: lent.node }, lent.latency);
      borrowed = lent;
      apply();
    } catch {
      if (lent) shifters.release(lent);
      if (!isClosed) onWay("none");
    }
  }

  function apply(): void {
    if (isShifted(semitones)) {
      if (borrowed) borrowed.shift(withinReach(semitones));
      else if (!isBorrowing) void borrow();
    }
    if (borrowed) slot.setEnabled(isShifted(semitones));
  }

  void shifters.method().then((way) => {
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
      slot.remove();
      if (borrowed) shifters.release(borrowed);
    },
  };
}
