/** What each is owed of an event, and what of it they have had. */
import { type EventMoney, savePayout, saveShares } from "@bandstand/contracts/event-money";
import type { Event } from "@bandstand/contracts/events";
import { dayOfYear } from "@bandstand/domain/day-words";
import { stillOwed } from "@bandstand/domain/event-split";
import { formatMoney } from "@bandstand/domain/money";
import { IconPigMoney } from "@tabler/icons-react";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { avatarAddress } from "../../../records/members/avatar-address.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { Avatar } from "../../../ui/people/avatar.tsx";
import styles from "./event-money.module.css";
import { type PaidPart, splitOfEvent } from "./payees.ts";
import { usePayout } from "./use-payout.ts";

const SharesForm = latePart(async () => (await import("./shares-form.tsx")).SharesForm);
const AHEAD = [SharesForm];

interface SplitOfFeeProps {
  event: Event;
  money: EventMoney;
}

export function SplitOfFee({ event, money }: SplitOfFeeProps) {
  const mayShare = useMay(saveShares);
  const offline = useWhyOffline();
  const [isSharing, setSharing] = useState(false);
  useFetchAhead(AHEAD);
  if (event.fee === null)
    return <p className={styles.quiet}>There is nothing to split before the fee is known.</p>;
  const { spent, rest, parts } = splitOfEvent(event.fee, money);
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  const done = () => setSharing(false);
  return (
    <>
      <p className={styles.quiet}>
        {`${formatMoney(event.fee)} less ${formatMoney(spent)} of expenses.`}
        {rest < 0 && (
          <strong>{` It has cost ${formatMoney(-rest)} more than it pays, and each bears a part of that.`}</strong>
        )}
      </p>
      <ul className={styles.rows} aria-label="What each is owed">
        {parts.map((part) => (
          <li key={part.of}>
            <PartRow eventId={event.id} part={part} all={all} />
          </li>
        ))}
      </ul>
      {mayShare && isSharing && (
        <Part onFailed={done}>
          <SharesForm eventId={event.id} shares={money.shares} onDone={done} />
        </Part>
      )}
      {mayShare && !isSharing && (
        <div>
          <Button size="small" unavailable={offline} onClick={() => setSharing(true)}>
            Change shares
          </Button>
        </div>
      )}
    </>
  );
}

interface PartRowProps {
  eventId: number;
  part: PaidPart;
  /** Of all shares together. */
  all: number;
}

function PartRow({ eventId, part, all }: PartRowProps) {
  const { of, name, owed, paidOut } = part;
  const owing = stillOwed(owed, paidOut);
  return (
    <div className={styles.row}>
      {of === "kitty" ? (
        <IconPigMoney aria-hidden className={styles.pig} />
      ) : (
        <Avatar name={name} picture={avatarAddress(part)} hued />
      )}
      <p className={styles.words}>
        <strong>{name}</strong>
        <span>{[shareWords(part, all), paidWords(part, owing)].filter(Boolean).join(" · ")}</span>
      </p>
      <b className={styles.sum} data-settled={owing === 0 || undefined}>
        {formatMoney(owed)}
      </b>
      <PayOut eventId={eventId} part={part} owing={owing} />
    </div>
  );
}

function PayOut({ eventId, part, owing }: { eventId: number; part: PaidPart; owing: number }) {
  const mayPay = useMay(savePayout);
  const offline = useWhyOffline();
  const today = useBandToday();
  const pay = usePayout(eventId);
  const { name, of, paidOut, paidOutAt } = part;
  // Nobody can be paid who is not named.
  if (!mayPay || of === "left") return null;
  return (
    <div className={styles.actions}>
      {owing > 0 && (
        <Button
          size="small"
          aria-label={`Paid out to ${name}: ${formatMoney(owing)}`}
          unavailable={offline}
          onClick={() => void pay(part, part.owed)}
        >
          Paid out
        </Button>
      )}
      {paidOut !== null && (
        <Button
          kind="quiet"
          size="small"
          aria-label={`Take back: paid out to ${name}`}
          unavailable={offline}
          {...(paidOutAt !== null && {
            title: `Paid out ${dayOfYear(paidOutAt.slice(0, 10), today)}`,
          })}
          onClick={() => void pay(part, null)}
        >
          Take back
        </Button>
      )}
    </div>
  );
}

/** "2 of 7 shares, £84.00 back" */
function shareWords({ share, repaid }: PaidPart, all: number): string {
  const words = [
    ...(share > 0 ? [`${share} of ${all} ${all === 1 ? "share" : "shares"}`] : []),
    ...(repaid > 0 ? [`${formatMoney(repaid)} back`] : []),
  ];
  return words.join(", ");
}

function paidWords({ paidOut }: PaidPart, owing: number): string | null {
  if (paidOut === null) return null;
  if (owing === 0) return "paid out";
  const words = `paid ${formatMoney(paidOut)}`;
  return owing > 0
    ? `${words}, ${formatMoney(owing)} still owed`
    : `${words}, ${formatMoney(-owing)} too much`;
}
