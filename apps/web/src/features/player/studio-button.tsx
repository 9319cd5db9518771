import { IconWaveSquare } from "@tabler/icons-react";
import type { PlayableSong } from "../../records/player/playable.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useOpenStudio } from "../../records/studio/use-open-studio.ts";

interface StudioButtonProps {
  song: PlayableSong;
  onOpen?: () => void;
}

/** From hearing a song to working on it. */
export function StudioButton({ song, onOpen }: StudioButtonProps) {
  const studio = useOpenStudio();
  return (
    <Button
      size="small"
      icon={<IconWaveSquare aria-hidden />}
      unavailable={studio.unavailable}
      onClick={() => {
        onOpen?.();
        studio.open(song);
      }}
    >
      Studio
    </Button>
  );
}
