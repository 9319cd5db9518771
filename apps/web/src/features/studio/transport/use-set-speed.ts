import { clamp } from "@bandstand/domain/clamp";
import { SPEED } from "@bandstand/domain/studio/ranges";
import { useStudio } from "../session/studio-context.ts";

const DECIMALS = 2;

/** Sets the speed by hand, which is the end of the trainer's. */
export function useSetSpeed(): (speed: number) => void {
  const { state, set } = useStudio();
  const { trainer } = state.settings;
  return (speed) =>
    set({
      playbackRate: Number(clamp(speed, SPEED.min, SPEED.max).toFixed(DECIMALS)),
      ...(trainer.isOn && { trainer: { ...trainer, isOn: false } }),
    });
}
