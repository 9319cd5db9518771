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
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { PublishButtons } from "../publish/publish-buttons.tsx";
import { useConfirmEvent } from "../use-confirm-event.ts";

const EventMenu = latePart(async () => (await import("../event-menu.tsx")).EventMenu);
const AHEAD = [EventMenu];

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
  useFetchAhead(AHEAD);

  function onGone(): void {
    current?.dismiss();
    onDeleted?.();
  }

  return (
    <>
      <Wanted event={event} today={today} />
      <PublishButtons event={event} today={today} isShort />
      {maySave && (
        <Button
          compact
          icon={<IconPencil aria-hidden />}
          onClick={() => windows.edit(namedEvent(event))}
        >
          Edit Event
        </Button>
      )}
      <MenuButton
        label={`More for ${eventTitle(event)}`}
        groups={() => []}
        more={(panel) => <EventMenu event={event} panel={panel} isShown onDeleted={onGone} />}
      >
        <IconDots aria-hidden />
      </MenuButton>
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
