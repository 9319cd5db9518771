/** How far an asking is: who is waited for and until when, who has said what, and what an editor can do about it. */
import type { DeputyAsking } from "@bandstand/contracts/deputies";
import { acceptedDeputy, type AskedDeputy, waitedFor } from "@bandstand/domain/deputies";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { formatMoment } from "../../../ui/edit-session/format-moment.ts";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./deputies.module.css";
import { useDeputyChanges, useEventDeputies } from "./event-deputies.ts";

interface DeputyAskingsProps {
  eventId: number;
  /** Nothing is done any more about what is over or cancelled. */
  isOpen: boolean;
}

/** Nothing where nobody was asked, and for who may not edit events. */
export function DeputyAskings({ eventId, isOpen }: DeputyAskingsProps) {
  const told = useEventDeputies(eventId);
  if (told === undefined || told.askings.length === 0) return null;
  return (
    <div className={styles.askings}>
      {told.askings.map((asking) => (
        <Asking key={asking.id} asking={asking} eventId={eventId} isOpen={isOpen} />
      ))}
    </div>
  );
}

interface AskingProps extends DeputyAskingsProps {
  asking: DeputyAsking;
}

function Asking({ asking, eventId, isOpen }: AskingProps) {
  const { deputies, nickname } = asking;
  const title = nickname === null ? "Deputy" : `Deputy for ${nickname}`;
  return (
    <section className={styles.asking} aria-label={title}>
      <SectionTitle className={styles.title}>{title}</SectionTitle>
      <ol className={styles.states}>
        {deputies.map((deputy) => (
          <li key={deputy.bandUserId} data-state={deputy.outcome ?? undefined}>
            <b>{deputy.nickname}</b> <span>{stateWords(deputy)}</span>
          </li>
        ))}
      </ol>
      {isOpen && <Steps asking={asking} eventId={eventId} />}
    </section>
  );
}

function Steps({ asking, eventId }: Omit<AskingProps, "isOpen">) {
  const changes = useDeputyChanges(eventId);
  const offline = useWhyOffline();
  const confirm = useConfirm();
  const { isRunning, run } = useAction("This was not done");
  const { id, deputies, nickname } = asking;
  const waiting = waitedFor(deputies);
  const accepted = acceptedDeputy(deputies);
  const next = deputies.find(({ askedAt, outcome }) => askedAt === null && outcome === null);

  async function takeBack(bandUserId: number, name: string): Promise<void> {
    const isSure = await confirm({
      title: `Take the place of ${name} back`,
      text: `${name} is told by mail, and the link to this gig opens nothing any more.`,
      destructive: true,
      yes: "Take it back",
      no: "Keep",
    });
    if (isSure) await run(() => changes.takeBack(id, bandUserId));
  }

  if (accepted) {
    return (
      <p className={styles.steps}>
        <Button
          size="small"
          busy={isRunning}
          unavailable={offline}
          onClick={() => void takeBack(accepted.bandUserId, accepted.nickname)}
        >
          Take the place back
        </Button>
      </p>
    );
  }
  if (!waiting) {
    return (
      <p className={styles.lead} role="status">
        Nobody is asked any more{nickname === null ? "" : ` for ${nickname}`}.
      </p>
    );
  }
  return (
    <p className={styles.steps}>
      {next && (
        <Button
          size="small"
          busy={isRunning}
          unavailable={offline}
          onClick={() => void run(() => changes.skip(id, waiting.bandUserId))}
        >
          Ask {next.nickname} now
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        busy={isRunning}
        unavailable={offline}
        onClick={() => void run(() => changes.stop(id))}
      >
        Stop asking
      </Button>
    </p>
  );
}

const OUTCOMES = {
  accepted: "has accepted",
  declined: "has declined",
  ran_out: "did not answer in time",
  taken_back: "had accepted, and was taken back",
} as const;

function stateWords({ outcome, askedAt, answerBy }: AskedDeputy): string {
  if (outcome === "skipped") return askedAt === null ? "was passed over" : "was skipped";
  if (outcome !== null) return OUTCOMES[outcome];
  if (askedAt === null || answerBy === null) return "not asked yet";
  return `asked, has until ${formatMoment(new Date(answerBy))}`;
}
