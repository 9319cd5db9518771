/** In place of the list while the band has no venue: what it is for, and the ways to begin. */
import { IconMapPinPlus } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import { EmptyState } from "../../../ui/states/empty-state.tsx";

interface NoVenuesProps {
  onAdd: (() => void) | undefined;
  /** The first is the usual one. */
  starts: readonly MenuItem[];
}

export function NoVenues({ onAdd, starts }: NoVenuesProps) {
  return (
    <EmptyState
      title="Where you play, and whom to ring"
      action={
        onAdd && (
          <Button kind="main" icon={<IconMapPinPlus aria-hidden />} onClick={onAdd}>
            Add Venue
          </Button>
        )
      }
      others={starts.map(({ key, label, icon, onSelect }, place) => (
        <Button key={key} kind={place === 0 ? "plain" : "quiet"} icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
    >
      The way in, the curfew and the person with the key, asked once and there for every gig after.
    </EmptyState>
  );
}
