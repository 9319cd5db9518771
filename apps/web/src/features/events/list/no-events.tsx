/** In place of the list while the band has no event: what it is for, and the way to begin. */
import { IconCalendarPlus, IconCalendarQuestion, IconHistory } from "@tabler/icons-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/states/empty-state.tsx";

interface NoEventsProps {
  onAdd: (() => void) | undefined;
  /** Left out where past events are shown already. */
  onShowPast: (() => void) | undefined;
  onFindDate: () => void;
}

export function NoEvents({ onAdd, onShowPast, onFindDate }: NoEventsProps) {
  return (
    <EmptyState
      title="Gigs and rehearsals, down to the minute"
      action={
        onAdd && (
          <Button kind="main" icon={<IconCalendarPlus aria-hidden />} onClick={onAdd}>
            Add Event
          </Button>
        )
      }
      others={
        <>
          <Button kind="quiet" icon={<IconCalendarQuestion aria-hidden />} onClick={onFindDate}>
            Find a date
          </Button>
          {onShowPast && (
            <Button kind="quiet" icon={<IconHistory aria-hidden />} onClick={onShowPast}>
              Show past events
            </Button>
          )}
        </>
      }
    >
      When to arrive, where the van stands, what is played and what it pays: one page that everybody
      has with them.
    </EmptyState>
  );
}
