/** Whom to ask by mail whether they can come, and by when they are to answer. */
import type { EventMember, MemberAnswer } from "@bandstand/contracts/availability";
import { ASKING_MESSAGES } from "@bandstand/contracts/availability";
import { ANSWERS, expectedMembers } from "@bandstand/domain/availability";
import { isWithin } from "@bandstand/domain/blocked-dates";
import { useState } from "react";
import { avatarAddress } from "../members/avatar-address.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { PickRow } from "../../ui/choice/pick-row.tsx";
import { EntryButtons } from "../../ui/entry-form/entry-buttons.tsx";
import { EntryDialog } from "../../ui/entry-form/entry-dialog.tsx";
import { EntryForm } from "../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../ui/entry-form/use-sending.ts";
import { DateField } from "../../ui/form-frame/date-field.tsx";
import { uncheckedField } from "../../ui/form-frame/unchecked-field.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { Avatar } from "../../ui/people/avatar.tsx";
import type { AnsweredEvent } from "./answered-event.ts";
import styles from "./ask-dialog.module.css";
import { lineUpOf, useEventMembers } from "./event-members-query.ts";
import { useAskMembers } from "./use-ask-members.ts";

interface AskDialogProps {
  event: AnsweredEvent;
  today: string;
  onClose: () => void;
}

export function AskDialog({ event, today, onClose }: AskDialogProps) {
  const ask = useAskMembers();
  const notify = useNotify();
  const members = useEventMembers();
  /** Null until somebody picks: those whose answers are still missing. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const [replyBy, setReplyBy] = useState(event.replyBy);
  const { problem, busy, refuse, send } = useSending();
  const given = new Map(event.answers.map((one) => [one.bandUserId, one]));
  const chosen = picked ?? missing(event.answers, members);

  function toggle(bandUserId: number): void {
    const next = new Set(chosen);
    if (!next.delete(bandUserId)) next.add(bandUserId);
    setPicked(next);
  }

  async function askAll(): Promise<void> {
    const problemNow = problemOf(chosen.size, replyBy, { today, eventDate: event.eventDate });
    if (problemNow !== null) return refuse(problemNow);
    await send(async () => {
      await ask(event.id, { bandUserIds: [...chosen], replyBy });
      notify.success(`${membersOf(chosen.size)} asked about “${event.title}”`);
      onClose();
    });
  }

  return (
    <EntryDialog title={`Ask about ${event.title}`} atField={false} onClose={onClose}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void askAll()}>
        <p className={styles.lead}>
          Each gets a mail with a link to a page on which they answer. Whoever has not is reminded
          the day before the last day.
        </p>
        <fieldset className={styles.members}>
          <legend className={styles.legend}>
            Whom to ask
            <Button kind="quiet" size="small" onClick={() => setPicked(idsOf(members))}>
              Everybody
            </Button>
          </legend>
          {members.map((member) => (
            <PickRow
              key={member.bandUserId}
              isPicked={chosen.has(member.bandUserId)}
              isHere={false}
              onToggle={() => toggle(member.bandUserId)}
            >
              <Avatar name={member.nickname} picture={avatarAddress(member)} hued />
              <span className={styles.name}>{member.nickname}</span>
              <span className={styles.state}>
                {stateOf(member, given.get(member.bandUserId), event.eventDate)}
              </span>
            </PickRow>
          ))}
        </fieldset>
        <DateField
          label="Answer by"
          hint="Left empty, at any time"
          field={uncheckedField("reply-by", replyBy, setReplyBy)}
        />
        <EntryButtons submit={`Ask ${membersOf(chosen.size)}`} busy={busy} onCancel={onClose} />
      </EntryForm>
    </EntryDialog>
  );
}

function missing(
  answers: readonly MemberAnswer[],
  members: readonly EventMember[],
): ReadonlySet<number> {
  const expected = new Set(expectedMembers(answers, lineUpOf(members)));
  for (const { answer, bandUserId } of answers) if (answer !== null) expected.delete(bandUserId);
  // Whoever has left since they were asked is no member to ask.
  return idsOf(members.filter(({ bandUserId }) => expected.has(bandUserId)));
}

const idsOf = (members: readonly EventMember[]): ReadonlySet<number> =>
  new Set(members.map(({ bandUserId }) => bandUserId));

const membersOf = (count: number) => (count === 1 ? "1 member" : `${count} members`);

function problemOf(
  count: number,
  replyBy: string | null,
  { today, eventDate }: { today: string; eventDate: string },
): string | null {
  if (count === 0) return ASKING_MESSAGES.nobody;
  if (replyBy !== null && replyBy < today) return ASKING_MESSAGES.replyByPast;
  return replyBy !== null && replyBy > eventDate ? ASKING_MESSAGES.replyByAfter : null;
}

/** What is known of a member already. */
function stateOf(member: EventMember, given: MemberAnswer | undefined, day: string): string | null {
  const answer = ANSWERS.find(({ key }) => key === given?.answer)?.name;
  if (answer !== undefined) return answer;
  if (member.unavailable.some((range) => isWithin(range, day))) return "Not available";
  return given === undefined ? null : "Asked";
}
