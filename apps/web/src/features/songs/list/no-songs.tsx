/** In place of the list while the band has no song: what it is for, and the ways to begin. */
import { IconMusicPlus } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import { EmptyState } from "../../../ui/states/empty-state.tsx";

const SongsPicture = lazy(async () => ({
  default: (await import("../../../ui/product-pictures/songs-picture.tsx")).SongsPicture,
}));

interface NoSongsProps {
  onAdd: (() => void) | undefined;
  /** The first is the usual one. */
  starts: readonly MenuItem[];
}

export function NoSongs({ onAdd, starts }: NoSongsProps) {
  return (
    <EmptyState
      picture={
        <Suspense fallback={null}>
          <SongsPicture />
        </Suspense>
      }
      title="Every song the band plays, in one place"
      action={
        onAdd && (
          <Button kind="main" icon={<IconMusicPlus aria-hidden />} onClick={onAdd}>
            Add Song
          </Button>
        )
      }
      others={starts.map(({ key, label, icon, onSelect }, place) => (
        <Button key={key} kind={place === 0 ? "plain" : "quiet"} icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    >
      Title, key, tempo and length, lyrics and tab, and a recording to practise with.
    </EmptyState>
  );
}
