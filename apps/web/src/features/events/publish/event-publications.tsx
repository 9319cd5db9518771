/** What the promoter said, and who was sent what of an event: when, and what failed why. */
import {
  type AnswerOfPromoter,
  type EventMail,
  type MailRecipient,
  type MailState,
  type Publication,
  sendEventMailsAgain,
} from "@bandstand/contracts/publishing";
import { ANSWERED } from "@bandstand/domain/promoter-answers";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { formatMoment } from "../../../ui/edit-session/format-moment.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import styles from "./event-publications.module.css";
import { usePublications, useSendAgain } from "./publications-query.ts";

export function EventPublications({ eventId }: { eventId: number }) {
  const { data, isError, refetch } = usePublications(eventId);
  if (!data)
    return isError ? (
      <p className={styles.empty}>
        Error Fetching Data
        <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    ) : null;
  const { answers, publications, mails } = data;
  if (answers.length + publications.length === 0)
    return <p className={styles.empty}>Nothing about this event has been sent yet.</p>;
  return (
    <div className={styles.panel}>
      {answers.map((answer) => (
        <Answer key={answer.id} answer={answer} />
      ))}
      {publications.map((publication) => (
        <Sent
          key={publication.id}
          eventId={eventId}
          publication={publication}
          mails={mails.filter(({ publicationId }) => publicationId === publication.id)}
        />
      ))}
    </div>
  );
}

function Answer({ answer: { answer, words, createdAt } }: { answer: AnswerOfPromoter }) {
  return (
    <section className={styles.answer} aria-label="Answer of the promoter">
      <p className={styles.title}>The promoter has {ANSWERED[answer]}</p>
      {words !== null && <p className={styles.words}>“{words}”</p>}
      <p className={styles.quiet}>{formatMoment(new Date(createdAt))}</p>
    </section>
  );
}

const OCCASIONS = {
  proposed: "Proposed",
  confirmed: "Confirmed",
  provisional: "Provisional",
} as const;

const RECIPIENTS: Record<MailRecipient, string> = { V: "Promoter", B: "Band", F: "Followers" };

const STATES: Record<MailState, string> = {
  waiting: "waiting",
  sending: "on their way",
  sent: "sent",
  failed: "failed",
  withdrawn: "withdrawn",
};

interface SentProps {
  eventId: number;
  publication: Publication;
  mails: readonly EventMail[];
}

function Sent({ eventId, publication, mails }: SentProps) {
  const { occasion, by, createdAt, counts } = publication;
  return (
    <section className={styles.sent} aria-label={OCCASIONS[occasion]}>
      <p className={styles.title}>{OCCASIONS[occasion]}</p>
      <p className={styles.quiet}>
        {[formatMoment(new Date(createdAt)), by === null ? null : `by ${by}`]
          .filter(Boolean)
          .join(" ")}
      </p>
      <ul className={styles.list}>
        {counts.map(({ recipient, state, mails: many }) => (
          <li key={`${recipient}${state}`} data-failed={state === "failed" || undefined}>
            {RECIPIENTS[recipient]}: {many.toLocaleString("en-GB")} {STATES[state]}
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <OneMail key={mail.id} eventId={eventId} mail={mail} />
        ))}
      </ul>
    </section>
  );
}

/** Once more what failed; and to the promoter, who may have lost it, what was sent. */
function OneMail({ eventId, mail }: { eventId: number; mail: EventMail }) {
  const { id, toAddress, state, lastError, sentAt, recipient } = mail;
  const sendAgain = useSendAgain(eventId);
  const notify = useNotify();
  const offline = useWhyOffline();
  const maySend = useMay(sendEventMailsAgain);
  const [isBusy, setBusy] = useState(false);
  const isOffered = state === "failed" || (state === "sent" && recipient === "V");

  async function again(): Promise<void> {
    setBusy(true);
    try {
      await sendAgain(id);
    } catch (error) {
      notify.failed("The mail was not sent again", error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.mail} data-failed={state === "failed" || undefined}>
      <span className={styles.reader}>
        <span className={styles.address}>{toAddress}</span>
        <span className={styles.quiet}>
          {[STATES[state], sentAt && formatMoment(new Date(sentAt)), lastError]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      {maySend && isOffered && (
        <Button
          compact
          icon={<IconRefresh aria-hidden />}
          busy={isBusy}
          unavailable={offline}
          onClick={() => void again()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
