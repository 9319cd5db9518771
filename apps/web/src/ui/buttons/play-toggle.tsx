import { IconPlayerPauseFilled, IconPlayerPlayFilled } from "@tabler/icons-react";
import { Button, type ButtonProps } from "./button.tsx";

interface PlayToggleProps extends Pick<ButtonProps, "onClick" | "unavailable" | "compact"> {
  isPlaying: boolean;
}

/** Plays, and pauses while it plays: on a phone it may cover the player. */
export function PlayToggle({ isPlaying, ...rest }: PlayToggleProps) {
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Button kind="main" icon={<Icon aria-hidden />} {...rest}>
      {isPlaying ? "Pause" : "Play"}
    </Button>
  );
}
