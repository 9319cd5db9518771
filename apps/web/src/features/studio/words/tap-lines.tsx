/** Placing lines by ear: at each tap the next line of the words begins. */
import { useMouse } from "../../../ui/list-frame/use-mouse.ts";
import { TapBar } from "../session/tap-bar.tsx";

interface TapLinesProps {
  /** The line that is placed next, from 0. */
  next: number;
  count: number;
  isPlaying: boolean;
  onTap: () => void;
  onBack: () => void;
  onDone: () => void;
}

export function TapLines({ next, count, isPlaying, onTap, onBack, onDone }: TapLinesProps) {
  const mouse = useMouse();
  const isOver = next >= count;
  return (
    <TapBar
      label="Tap along"
      keyLabel="Place the next line"
      tap={{
        label: isOver ? "Every line is placed" : `Line ${next + 1} of ${count} starts now`,
        unavailable: isOver ? "Play again, or press a line to tap from there" : undefined,
        onPress: onTap,
      }}
      back={{
        label: "Back one line",
        unavailable: next === 0 ? "No line is placed yet" : undefined,
        onPress: onBack,
      }}
      hint={hintOf(isPlaying, mouse)}
      onDone={onDone}
    />
  );
}

/** Of the key only where there are keys. */
function hintOf(isPlaying: boolean, hasKeys: boolean): string {
  if (isPlaying)
    return `Tap${hasKeys ? ", or press T," : ""} when a line begins. Press a line to tap from there.`;
  return `Play the song, then tap${hasKeys ? " or press T" : ""} when each line begins.`;
}
