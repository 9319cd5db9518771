/** What an event pays, and what of it is still to come; for those whom the fee is told. */
import { getEventMoney } from "@bandstand/contracts/event-money";
import type { EventRow } from "@bandstand/contracts/events";
import { balance, formatMoney } from "@bandstand/domain/money";
import { useMay } from "../../lib/services/use-may.ts";
import { LabelledText } from "../../ui/record-view/labelled-text.tsx";

interface EventMoneyProps {
  event: Pick<EventRow, "fee" | "deposit" | "paymentReceived">;
}

export function EventMoney({ event: { fee, deposit, paymentReceived } }: EventMoneyProps) {
  const seesMoney = useMay(getEventMoney);
  if (!seesMoney) return null;
  const due = balance(fee, paymentReceived);
  return (
    <>
      <LabelledText label="Fee" text={pounds(fee)} />
      <LabelledText label="Deposit" text={pounds(deposit)} />
      <LabelledText label="Payment Received" text={pounds(paymentReceived)} />
      <LabelledText label="Balance" text={pounds(due)} />
    </>
  );
}

function pounds(amount: number | null): string | null {
  return amount === null ? null : formatMoney(amount);
}
