/** What is done most with the event that is shown, and the menu of the rest. */
import { type Event, saveEvent } from "@bandstand/contracts/events";
import { listSetlists } from "@bandstand/contracts/setlists";
import { IconCircleCheck, IconDots, IconMicrophone2, IconPencil } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { eventTitle, namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { useConfirmEvent } from "../use-confirm-event.ts";
import { useEventActions } from "../use-event-actions.tsx";

interface EventViewActionsProps {
  event: Event;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  onDeleted: (() => void) | undefined;
}

export function EventViewActions({ event, today, onDeleted }: EventViewActionsProps) {
  const windows = useEventWindows();
  const current = useCurrentWindow();
  const maySave = useMay(saveEvent);
  const groups = useEventActions({
    isShown: true,
    onDeleted: () => {
      current?.dismiss();
      onDeleted?.();
    },
  })(event);
  return (
    <>
      <Wanted event={event} today={today} />
      {maySave && (
        <Button
          compact
          icon={<IconPencil aria-hidden />}
          onClick={() => windows.edit(namedEvent(event))}
        >
          Edit Event
        </Button>
      )}
      {groups.length > 0 && (
        <MenuButton label={`More for ${eventTitle(event)}`} groups={() => groups}>
          <IconDots aria-hidden />
        </MenuButton>
      )}
    </>
  );
}

/** The one thing to do: to play on the day, and to confirm before what is not certain. */
function Wanted({ event, today }: Omit<EventViewActionsProps, "onDeleted">) {
  const readsSetlists = useMay(listSetlists);
  const confirm = useConfirmEvent(event, today);
  const { Setlist } = event;
  if (event.eventDate === today && Setlist !== null && readsSetlists) {
    return (
      <ButtonLink
        kind="main"
        icon={<IconMicrophone2 aria-hidden />}
        to="/setlist/$setlistId/stage"
        params={{ setlistId: String(Setlist.id) }}
      >
        Stage view
      </ButtonLink>
    );
  }
  if (confirm === null) return null;
  return (
    <Button kind="main" icon={<IconCircleCheck aria-hidden />} onClick={confirm}>
      Confirm
    </Button>
  );
}
