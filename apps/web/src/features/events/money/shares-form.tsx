/** By which shares the rest of a fee is split: a number for each, the kitty's among them. */
import { type EventShare, MONEY_MESSAGES } from "@bandstand/contracts/event-money";
import { MOST_SHARE } from "@bandstand/domain/event-split";
import { useState } from "react";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { useEventMoneyChanges } from "./event-money-queries.ts";
import styles from "./event-money.module.css";
import { KITTY_NAME } from "./payees.ts";

interface SharesFormProps {
  eventId: number;
  shares: readonly EventShare[];
  onDone: () => void;
}

export function SharesForm({ eventId, shares, onDone }: SharesFormProps) {
  const changes = useEventMoneyChanges(eventId);
  /** By member; null is the kitty. */
  const [given, setGiven] = useState<ReadonlyMap<number | null, number | null>>(
    () => new Map(named(shares).map(({ bandUserId, share }) => [bandUserId, share])),
  );
  const { problem, busy, refuse, send } = useSending();

  async function save(): Promise<void> {
    const wanted = [...given].map(([bandUserId, share]) => ({ bandUserId, share: share ?? 0 }));
    if (wanted.some(({ share }) => share < 0 || share > MOST_SHARE))
      return refuse(`From 0 to ${MOST_SHARE} shares each`);
    if (!wanted.some(({ share }) => share > 0)) return refuse(MONEY_MESSAGES.nobodyShares);
    await send(async () => {
      await changes.saveShares({ shares: wanted });
      onDone();
    });
  }

  return (
    <div className={styles.form}>
      <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
        <div className={styles.shares}>
          {named(shares).map(({ bandUserId, nickname }) => (
            <WholeNumberField
              key={bandUserId}
              label={nickname ?? KITTY_NAME}
              min={0}
              max={MOST_SHARE}
              field={uncheckedField(
                `share-${bandUserId ?? "kitty"}`,
                given.get(bandUserId) ?? null,
                (share: number | null) => setGiven(new Map(given).set(bandUserId, share)),
              )}
            />
          ))}
        </div>
        <EntryButtons submit="Save shares" busy={busy} onCancel={onDone} />
      </EntryForm>
    </div>
  );
}

/** Shares of those who have left stay as they are. */
const named = (shares: readonly EventShare[]) =>
  shares.filter(({ bandUserId, ofKitty }) => ofKitty || bandUserId !== null);
