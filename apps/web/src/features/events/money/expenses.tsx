/** What an event has cost: a line for each, and a form for one more. */
import {
  addExpense,
  type EventMoney,
  type Expense,
  MOST_EXPENSES,
} from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { dayOfYear } from "@bandstand/domain/day-words";
import { formatMoney } from "@bandstand/domain/money";
import { IconPaperclip, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import styles from "./event-money.module.css";
import { payeeName, payeeOf } from "./payees.ts";
import { useDeleteExpense } from "./use-delete-expense.ts";

const ExpenseForm = latePart(async () => (await import("./expense-form.tsx")).ExpenseForm);
const AHEAD = [ExpenseForm];

interface ExpensesProps {
  event: Event;
  money: EventMoney;
}

export function Expenses({ event, money }: ExpensesProps) {
  const mayWrite = useMay(addExpense);
  const offline = useWhyOffline();
  /** What is being written: a new one, or one that is there. */
  const [written, setWritten] = useState<"new" | number | null>(null);
  useFetchAhead(AHEAD);
  const done = () => setWritten(null);
  const { expenses } = money;
  const full = `${MOST_EXPENSES} at most`;
  return (
    <>
      {expenses.length === 0 && (
        <p className={styles.quiet}>
          Nothing yet. What is entered here is given back to whoever paid it, before the rest is
          split.
        </p>
      )}
      {expenses.length > 0 && (
        <ul className={styles.rows} aria-label="Expenses">
          {expenses.map((expense) => (
            <li key={expense.id}>
              {written === expense.id ? (
                <Part onFailed={done}>
                  <ExpenseForm event={event} money={money} expense={expense} onDone={done} />
                </Part>
              ) : (
                <ExpenseRow
                  eventId={event.id}
                  money={money}
                  expense={expense}
                  onEdit={mayWrite ? () => setWritten(expense.id) : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && written === "new" && (
        <Part onFailed={done}>
          <ExpenseForm event={event} money={money} onDone={done} />
        </Part>
      )}
      {mayWrite && written !== "new" && (
        <div>
          <Button
            size="small"
            icon={<IconPlus aria-hidden />}
            unavailable={offline ?? (expenses.length >= MOST_EXPENSES ? full : undefined)}
            onClick={() => setWritten("new")}
          >
            Add expense
          </Button>
        </div>
      )}
    </>
  );
}

interface ExpenseRowProps {
  eventId: number;
  money: EventMoney;
  expense: Expense;
  /** Left out for who may not change it. */
  onEdit: (() => void) | undefined;
}

function ExpenseRow({ eventId, money, expense, onEdit }: ExpenseRowProps) {
  const today = useBandToday();
  const offline = useWhyOffline();
  const documents = useDocumentWindows();
  const remove = useDeleteExpense(eventId);
  const { title, amount, day, Document: receipt } = expense;
  return (
    <div className={`${styles.row} ${styles.expense}`}>
      <p className={styles.words}>
        <strong>{title}</strong>
        <span>{`${payeeName(payeeOf(expense), money.shares)} · ${dayOfYear(day, today)}`}</span>
      </p>
      <b className={styles.sum}>{formatMoney(amount)}</b>
      <div className={styles.actions}>
        {receipt && (
          <Button
            kind="quiet"
            size="small"
            icon={<IconPaperclip aria-hidden />}
            aria-label={`Receipt of ${title}`}
            onClick={() => documents.read(receipt)}
          >
            Receipt
          </Button>
        )}
        {onEdit && (
          <>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Edit ${title}`}
              unavailable={offline}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Delete ${title}`}
              unavailable={offline}
              onClick={() => void remove(expense)}
            >
              Delete
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
