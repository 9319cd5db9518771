/** Offers an editor to have deputies asked. */
import { askDeputies } from "@bandstand/contracts/deputies";
import { IconUserQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import type { AnsweredEvent } from "../answered-event.ts";
import { useEventDeputies } from "./event-deputies.ts";

const FindDeputyDialog = latePart(
  async () => (await import("./find-deputy-dialog.tsx")).FindDeputyDialog,
);
const AHEAD = [FindDeputyDialog];

export function FindDeputyButton({ event }: { event: AnsweredEvent }) {
  const mayAsk = useMay(askDeputies);
  const offline = useWhyOffline();
  const told = useEventDeputies(event.id);
  const [isOpen, setOpen] = useState(false);
  useFetchAhead(AHEAD);
  if (!mayAsk || told === undefined) return null;
  const close = () => setOpen(false);
  const isNobody = told.deputies.length === 0;
  return (
    <>
      <Button
        size="small"
        icon={<IconUserQuestion aria-hidden />}
        unavailable={isNobody ? NOBODY : offline}
        onClick={() => setOpen(true)}
      >
        Find a deputy
      </Button>
      {isOpen && (
        <Part onFailed={close}>
          <FindDeputyDialog event={event} told={told} onClose={close} />
        </Part>
      )}
    </>
  );
}

const NOBODY = "No member with the role Deputy is left who could be asked";
