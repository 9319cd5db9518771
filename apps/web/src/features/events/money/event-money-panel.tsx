/** What an event has cost and how the rest is shared, folded up until somebody asks. */
import { getEventMoney } from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { formatMoney } from "@bandstand/domain/money";
import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { describeError } from "../../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { useEventMoney } from "./event-money-queries.ts";
import styles from "./event-money.module.css";
import { Expenses } from "./expenses.tsx";
import { InvoiceOfEvent } from "./invoice-of-event.tsx";
import { splitOfEvent } from "./payees.ts";
import { SplitOfFee } from "./split-of-fee.tsx";

interface EventMoneyPanelProps {
  event: Event;
}

/** Nothing for whom the fee is not told. */
export function EventMoneyPanel({ event }: EventMoneyPanelProps) {
  return useMay(getEventMoney) ? <Folded event={event} /> : null;
}

function Folded({ event }: EventMoneyPanelProps) {
  const { data: money, error, refetch } = useEventMoney(event.id);
  if (!money && error)
    return (
      <p role="alert" className={styles.quiet}>
        Expenses did not load. {describeError(error).message}{" "}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!money) return <PanelSkeleton />;
  const { spent, rest } = splitOfEvent(event.fee ?? 0, money);
  return (
    <div className={styles.folds}>
      <Fold title="Expenses" sum={money.expenses.length === 0 ? "none" : formatMoney(spent)}>
        <Expenses event={event} money={money} />
      </Fold>
      <Fold title="Split" sum={event.fee === null ? "no fee yet" : formatMoney(rest)}>
        <SplitOfFee event={event} money={money} />
      </Fold>
      <Fold title="Invoice" sum={money.invoice ? `No. ${money.invoice.number}` : "none"}>
        <InvoiceOfEvent event={event} money={money} />
      </Fold>
    </div>
  );
}

interface FoldProps {
  title: string;
  /** Said while it is folded, too. */
  sum: string;
  children: ReactNode;
}

function Fold({ title, sum, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>{title}</span>
        <b>{sum}</b>
        <IconChevronDown aria-hidden />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
