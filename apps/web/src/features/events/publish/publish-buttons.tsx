/** The two ways to send an event off, where they are offered to this member. */
import type { EventRow } from "@bandstand/contracts/events";
import { publishEvent } from "@bandstand/contracts/publishing";
import { isProposalOffered, isPublishOffered } from "@bandstand/domain/publishing";
import { IconFileText, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Part } from "../../../ui/parts/part.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import type { PublishStatus } from "./publish-dialog.tsx";
import { publishable } from "./use-publish.ts";

const PublishDialog = latePart(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const AHEAD = [PublishDialog];

interface PublishButtonsProps {
  event: EventRow;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  /** Publishing alone, whose popup has the proposal as well. */
  isShort?: boolean;
}

export function PublishButtons({ event, today, isShort = false }: PublishButtonsProps) {
  const [open, setOpen] = useState<PublishStatus | null>(null);
  const mayPublish = useMay(publishEvent);
  useFetchAhead(AHEAD);
  const of = publishable(event);
  const isOffered = isPublishOffered(of, today);
  if (open === null && (!mayPublish || !isOffered)) return null;
  return (
    <>
      <Button compact={isShort} icon={<IconSend aria-hidden />} onClick={() => setOpen("C")}>
        Publish
      </Button>
      {!isShort && isProposalOffered(of, today) && (
        <Button icon={<IconFileText aria-hidden />} onClick={() => setOpen("P")}>
          Agreement
        </Button>
      )}
      {open !== null && (
        <Part onFailed={() => setOpen(null)}>
          <PublishDialog event={event} status={open} today={today} onClose={() => setOpen(null)} />
        </Part>
      )}
    </>
  );
}
