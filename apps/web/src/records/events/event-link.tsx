/** Leads to an event from wherever it is named; the words alone for who may not read events. */
import type { ReactNode } from "react";
import { type Guarded, useMay } from "../../lib/services/use-may.ts";
import { RecordLink } from "../../ui/links/record-link.tsx";
import { eventAddress } from "./event-address.ts";
import { type NamedEvent, useEventWindows } from "./event-windows.ts";

/** Its call by its rule alone: the fields of an event come with its page. */
const READ_EVENTS: Guarded = { access: { kind: "read", areas: ["EV"] } };

interface EventLinkProps {
  event: NamedEvent;
  className?: string | undefined;
  children: ReactNode;
}

export function EventLink({ event, className, children }: EventLinkProps) {
  const windows = useEventWindows();
  if (!useMay(READ_EVENTS)) return <span className={className}>{children}</span>;
  return (
    <RecordLink
      href={eventAddress(event.id)}
      className={className}
      onOpen={() => windows.view(event)}
    >
      {children}
    </RecordLink>
  );
}
