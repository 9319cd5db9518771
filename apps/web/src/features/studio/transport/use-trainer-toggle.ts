import { useStudio } from "../session/studio-context.ts";
import { useLoop } from "./use-loop.ts";

/** The trainer needs something that goes round. */
export function useTrainerToggle(): (isOn: boolean) => void {
  const { state, set } = useStudio();
  const loop = useLoop();
  const { trainer, loopEnabled } = state.settings;
  return (isOn) => {
    set({ trainer: { ...trainer, isOn } });
    if (isOn && !loopEnabled) loop.toggle();
  };
}
