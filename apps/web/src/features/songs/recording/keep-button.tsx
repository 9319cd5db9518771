import type { SongRow } from "@bandstand/contracts/songs";
import { Button } from "../../../ui/buttons/button.tsx";
import { useKeepAction } from "./use-keep-action.tsx";

/** Keeps a song on this device, or lets it go, beside the song itself. */
export function KeepButton({ song }: { song: SongRow }) {
  const { label, icon, unavailable, onSelect } = useKeepAction()(song);
  return (
    <Button icon={icon} unavailable={unavailable} onClick={onSelect}>
      {label}
    </Button>
  );
}
