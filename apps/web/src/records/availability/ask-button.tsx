/** Offers an editor to ask members whether they can come. */
import { askMembers } from "@bandstand/contracts/availability";
import { IconMailQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { latePart, useFetchAhead } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import type { AnsweredEvent } from "./answered-event.ts";

const AskDialog = latePart(async () => (await import("./ask-dialog.tsx")).AskDialog);
const AHEAD = [AskDialog];

interface AskButtonProps {
  event: AnsweredEvent;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
}

export function AskButton({ event, today }: AskButtonProps) {
  const mayAsk = useMay(askMembers);
  const offline = useWhyOffline();
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(AHEAD);
  if (!mayAsk) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        icon={<IconMailQuestion aria-hidden />}
        unavailable={offline}
        onClick={() => setOpen(true)}
      >
        Ask members
      </Button>
      {isOpen && (
        <Part onFailed={close}>
          <AskDialog event={event} today={today} onClose={close} />
        </Part>
      )}
    </>
  );
}
