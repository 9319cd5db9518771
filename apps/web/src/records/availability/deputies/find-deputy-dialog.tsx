/** For whom a deputy is looked for, who is asked in which order, and how long each has. */
import type { Deputy, EventDeputies } from "@bandstand/contracts/deputies";
import { DEPUTY_MESSAGES, DEPUTY_NOTE_MAX } from "@bandstand/contracts/deputies";
import {
  guestSees,
  HOURS_TO_ANSWER,
  type HoursToAnswer,
  hoursWords,
  USUAL_HOURS,
} from "@bandstand/domain/deputies";
import { getSetlistWithSections } from "@bandstand/contracts/setlists";
import { getSong } from "@bandstand/contracts/songs";
import { useState } from "react";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryDialog } from "../../../ui/entry-form/entry-dialog.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import type { AnsweredEvent } from "../answered-event.ts";
import { useEventMembers } from "../event-members-query.ts";
import { DeputyOrder } from "./deputy-order.tsx";
import styles from "./deputies.module.css";
import { useDeputyChanges } from "./event-deputies.ts";
import { firstAsked } from "./first-asked.ts";
import { missingMembers } from "./missing-members.ts";

interface FindDeputyDialogProps {
  event: AnsweredEvent;
  told: EventDeputies;
  onClose: () => void;
}

/** In the place of a member. */
const NOBODY = 0;

function submitWords([first, ...others]: readonly Deputy[]): string {
  if (!first) return "Ask";
  return others.length === 0 ? `Ask ${first.nickname}` : `Ask ${first.nickname} first`;
}

const HOURS = HOURS_TO_ANSWER.map((value) => ({ value, label: hoursWords(value) }));

export function FindDeputyDialog({ event, told, onClose }: FindDeputyDialogProps) {
  const changes = useDeputyChanges(event.id);
  // Nobody hands out what they may not read themselves.
  const opened = guestSees({
    opensSetlist: useMay(getSetlistWithSections),
    opensSongs: useMay(getSong),
  });
  const notify = useNotify();
  const members = useEventMembers();
  const { answers, eventDate } = event;
  const missing = missingMembers({ members, answers, askings: told.askings, eventDate });
  const likely = missing.find(({ why }) => why !== null)?.bandUserId ?? NOBODY;
  /** Null until somebody says. */
  const [forWhom, setForWhom] = useState<number | null>(null);
  const [picked, setPicked] = useState<readonly Deputy[]>(() => firstAsked(told.deputies));
  const [hours, setHours] = useState<HoursToAnswer>(USUAL_HOURS);
  const [note, setNote] = useState<string | null>(null);
  const { problem, busy, refuse, send } = useSending();

  async function askAll(): Promise<void> {
    if (picked.length === 0) return refuse(DEPUTY_MESSAGES.nobody);
    const chosen = forWhom ?? likely;
    await send(async () => {
      await changes.ask({
        bandUserId: chosen === NOBODY ? null : chosen,
        deputyIds: picked.map(({ bandUserId }) => bandUserId),
        hours,
        note,
      });
      notify.success(`${picked[0]?.nickname ?? ""} is asked about “${event.title}”`);
      onClose();
    });
  }

  return (
    <EntryDialog title={`A deputy for ${event.title}`} atField={false} onClose={onClose}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void askAll()}>
        <p className={styles.lead}>
          One after the other gets a mail with a link to accept or decline. Whoever accepts gets
          this gig’s {opened}, and nothing else.
        </p>
        <SelectField
          label="For"
          options={[
            ...missing.map(({ bandUserId, nickname, why }) => ({
              value: bandUserId,
              label: why === null ? nickname : `${nickname} (${why})`,
            })),
            { value: NOBODY, label: "Nobody in particular" },
          ]}
          field={uncheckedField("deputy-for", forWhom ?? likely, setForWhom)}
        />
        <DeputyOrder deputies={told.deputies} picked={picked} onChange={setPicked} />
        <SelectField
          label="Each has to answer within"
          options={HOURS}
          field={uncheckedField<HoursToAnswer>("deputy-hours", hours, (value) =>
            setHours(value ?? USUAL_HOURS),
          )}
        />
        <TextAreaField
          label="A word to them"
          rows={2}
          maxLength={DEPUTY_NOTE_MAX}
          field={uncheckedField("deputy-note", note, setNote)}
        />
        <EntryButtons submit={submitWords(picked)} busy={busy} onCancel={onClose} />
      </EntryForm>
    </EntryDialog>
  );
}
