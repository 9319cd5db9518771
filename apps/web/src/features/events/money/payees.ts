/** Who has paid something, or has a part of the rest: by name, and as the rule takes them. */
import type { EventMoney, EventShare, Expense } from "@bandstand/contracts/event-money";
import { type Part, type Payee, type Split, splitOf } from "@bandstand/domain/event-split";

export const KITTY_NAME = "The band’s kitty";
const LEFT_NAME = "Somebody who has left";

export function payeeOf({ bandUserId, ofKitty }: Pick<Expense, "bandUserId" | "ofKitty">): Payee {
  return bandUserId ?? (ofKitty ? "kitty" : "left");
}

export function payeeName(payee: Payee, shares: readonly EventShare[]): string {
  if (payee === "kitty") return KITTY_NAME;
  return shares.find(({ bandUserId }) => bandUserId === payee)?.nickname ?? LEFT_NAME;
}

/** What one is owed, with what they are called and what they have had of it. */
export interface PaidPart
  extends Part, Pick<EventShare, "avatarFilename" | "paidOut" | "paidOutAt"> {
  name: string;
}

/** The parts of those who have a share, have paid something, or were paid. */
export function splitOfEvent(
  fee: number,
  { expenses, shares }: Pick<EventMoney, "expenses" | "shares">,
): Omit<Split, "parts"> & { parts: PaidPart[] } {
  const paid = expenses.map((expense) => ({ amount: expense.amount, by: payeeOf(expense) }));
  const { parts, ...sums } = splitOf(
    fee,
    paid,
    shares.map((one) => ({ of: payeeOf(one), share: one.share })),
  );
  const known = new Map(shares.map((one) => [payeeOf(one), one]));
  return {
    ...sums,
    parts: parts
      .map((part) => ({
        ...part,
        name: payeeName(part.of, shares),
        avatarFilename: known.get(part.of)?.avatarFilename ?? null,
        paidOut: known.get(part.of)?.paidOut ?? null,
        paidOutAt: known.get(part.of)?.paidOutAt ?? null,
      }))
      .filter(({ share, owed, paidOut }) => share > 0 || owed !== 0 || paidOut !== null),
  };
}
