/** Whether one can come to an event oneself, and who else can. */
import { answerEvent, type MemberAnswer } from "@bandstand/contracts/availability";
import { summaryWords, wantsAnswers } from "@bandstand/domain/availability";
import { dayOfYear } from "@bandstand/domain/day-words";
import type { ReactNode } from "react";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { SectionTitle } from "../../ui/page/section-title.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { AnswerNote } from "./answer-note.tsx";
import type { AnsweredEvent } from "./answered-event.ts";
import { AnsweringMembers } from "./answering-members.tsx";
import { lineUpOf, useEventMembers } from "./event-members-query.ts";
import { UnavailableNotice } from "./unavailable-notice.tsx";
import { playsForWords } from "./plays-for-words.ts";
import styles from "./who-can-come.module.css";

interface WhoCanComeProps {
  event: AnsweredEvent;
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  /** What can be done about it, as long as it is open. */
  actions?: ReactNode;
  /** Who is asked besides, at the end. */
  children?: ReactNode;
}

/** Nothing of an event that is over or cancelled and that nobody has answered. */
export function WhoCanCome({ event, today, actions, children }: WhoCanComeProps) {
  const { id } = useBandUser();
  const mayAnswer = useMay(answerEvent);
  const members = useEventMembers();
  const { answers, replyBy, eventDate } = event;
  const isOpen = mayAnswer && wantsAnswers(event, today);
  const words = summaryWords(answers, lineUpOf(members));
  if (!isOpen && words === null) return null;
  const own = answers.find(({ bandUserId }) => bandUserId === id);
  const question = event.eventType_tag === "G" ? "Can you play?" : "Can you come?";
  const title = isOpen ? question : "Who could come";
  return (
    <section className={styles.availability} aria-label={title}>
      <header className={styles.head}>
        <SectionTitle className={styles.title}>{title}</SectionTitle>
        {isOpen && replyBy !== null && (
          <p className={styles.soft}>{`answer by ${dayOfYear(replyBy, today)}`}</p>
        )}
      </header>
      {isOpen && <AnswerButtons eventId={event.id} label={event.title} own={own?.answer ?? null} />}
      {isOpen && own?.answer && (
        <AnswerNote eventId={event.id} answer={own.answer} note={own.note} />
      )}
      {isOpen && <UnavailableNotice day={eventDate} />}
      <div className={styles.people}>
        <AnsweringMembers answers={answers} members={members} />
        {words !== null && <p className={styles.soft}>{words}</p>}
        {isOpen && <div className={styles.actions}>{actions}</div>}
      </div>
      <PlayingDeputies answers={answers} />
      <Notes answers={answers} ownId={isOpen ? id : null} />
      {children}
    </section>
  );
}

/** Who of the deputies plays, and for whom. */
function PlayingDeputies({ answers }: { answers: readonly MemberAnswer[] }) {
  const playing = answers.filter(({ playsFor }) => playsFor !== null);
  if (playing.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Deputies">
      {playing.map(({ bandUserId, nickname, playsFor }) => (
        <li key={bandUserId}>
          Deputy <b>{nickname}</b> {playsForWords(playsFor)}
        </li>
      ))}
    </ul>
  );
}

/** What others have added to their answers; one's own stands in its field. */
function Notes({ answers, ownId }: { answers: readonly MemberAnswer[]; ownId: number | null }) {
  const noted = answers.filter(({ note, bandUserId }) => note !== null && bandUserId !== ownId);
  if (noted.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Notes to the answers">
      {noted.map(({ bandUserId, nickname, note }) => (
        <li key={bandUserId}>
          <b>{nickname}</b> {note}
        </li>
      ))}
    </ul>
  );
}
