/** What it was, how much, who paid it and when; with a photograph or a PDF of the receipt. */
import { EXPENSE_TITLE_MAX, type EventMoney, type Expense } from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { DateField } from "../../../ui/form-frame/date-field.tsx";
import { PriceField } from "../../../ui/form-frame/price-field.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import styles from "./event-money.module.css";
import { KITTY_NAME, payeeOf } from "./payees.ts";
import { ReceiptField } from "./receipt-field.tsx";
import { useReceipt } from "./use-receipt.ts";

interface ExpenseFormProps {
  event: Event;
  money: EventMoney;
  /** Left out of a new one. */
  expense?: Expense;
  onDone: () => void;
}

/** In the place of a member's id, which begins at 1. */
const KITTY = 0;

export function ExpenseForm({ event, money, expense, onDone }: ExpenseFormProps) {
  const changes = useEventMoneyChanges(event.id);
  const { id: own } = useBandUser();
  const receipt = useReceipt(event.id);
  const [title, setTitle] = useState<string | null>(expense?.title ?? null);
  const [amount, setAmount] = useState<number | null>(expense?.amount ?? null);
  const [day, setDay] = useState<string | null>(expense?.day ?? event.eventDate);
  const [payer, setPayer] = useState<number | null>(() => payerOf(expense, money, own));
  const { problem, busy, refuse, send } = useSending();

  async function save(): Promise<void> {
    if (!title?.trim()) return refuse("Say what it was for");
    if (amount === null || amount <= 0) return refuse("Say how much it was, in pounds");
    if (day === null) return refuse("Say on which day it was");
    await send(async () => {
      const documentId = await receipt.send(title);
      const said = {
        title,
        amount,
        day,
        ...(documentId !== undefined && { documentId }),
      };
      // Of somebody who has left it stays, until another is chosen.
      const bandUserId = payer === KITTY ? null : payer;
      if (!expense) await changes.addExpense({ ...said, bandUserId });
      else await changes.saveExpense(expense.id, payer === null ? said : { ...said, bandUserId });
      onDone();
    });
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <TextField
          label="What for"
          maxLength={EXPENSE_TITLE_MAX}
          field={uncheckedField("expense-title", title, setTitle)}
        />
        <div className={styles.pair}>
          <PriceField label="Amount" field={uncheckedField("expense-amount", amount, setAmount)} />
          <DateField label="Day" field={uncheckedField("expense-day", day, setDay)} />
        </div>
        <SelectField
          label="Paid by"
          options={[
            ...money.shares.flatMap(({ bandUserId, nickname }) =>
              bandUserId === null ? [] : [{ value: bandUserId, label: nickname ?? "" }],
            ),
            { value: KITTY, label: KITTY_NAME },
          ]}
          field={uncheckedField("expense-payer", payer, setPayer)}
        />
        <ReceiptField receipt={receipt} kept={expense?.Document ?? null} />
        <EntryButtons submit={expense ? "Save" : "Add expense"} busy={busy} onCancel={onDone} />
      </EntryForm>
    </div>
  );
}

/** Whoever enters it has most likely paid it. */
function payerOf(expense: Expense | undefined, money: EventMoney, own: number): number | null {
  if (!expense) return money.shares.some(({ bandUserId }) => bandUserId === own) ? own : KITTY;
  const payee = payeeOf(expense);
  if (payee === "left") return null;
  return payee === "kitty" ? KITTY : payee;
}
