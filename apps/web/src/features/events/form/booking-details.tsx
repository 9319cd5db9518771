/** What is agreed about an event: with whom, for how much, and who brings what. */
import { getEventMoney } from "@bandstand/contracts/event-money";
import { LIMITS } from "@bandstand/contracts/limits";
import { formatMoney } from "@bandstand/domain/money";
import { useMay } from "../../../lib/services/use-may.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { FormColumns } from "../../../ui/form-frame/form-columns.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TextField } from "../../../ui/form-frame/text-field.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import styles from "./event-form.module.css";
import type { EventForm } from "./use-event-form.ts";

interface PanelProps {
  form: EventForm;
}

export function BookingDetails({ form }: PanelProps) {
  const { field } = form;
  const seesFee = useMay(getEventMoney);
  return (
    <FieldGroup title="Booking Details">
      <FormColumns>
        <TextField field={field("bookingName")} label="Booking Name" maxLength={LIMITS.shortText} />
        <TextField
          field={field("bookingEmail")}
          label="Booking Email"
          type="email"
          maxLength={LIMITS.shortText}
        />
        <TextField
          field={field("bookingPhone")}
          label="Booking Phone"
          type="tel"
          maxLength={LIMITS.shortText}
        />
      </FormColumns>
      {seesFee && <Money form={form} />}
      <FormColumns halves>
        <TextAreaField
          field={field("bandToProvide")}
          label="Band to Provide"
          rows={2}
          maxLength={LIMITS.eventText}
        />
        <TextAreaField
          field={field("venueToProvide")}
          label="Venue to Provide"
          rows={2}
          maxLength={LIMITS.eventText}
        />
      </FormColumns>
    </FieldGroup>
  );
}

const MOST = 10_000_000;

function Money({ form: { field, set, balance } }: PanelProps) {
  const received = field("paymentReceived");
  return (
    <FormColumns>
      <WholeNumberField field={field("fee")} label="Fee" unit="£" min={0} max={MOST} />
      <WholeNumberField field={field("deposit")} label="Deposit" unit="£" min={0} max={MOST} />
      <WholeNumberField
        field={{
          ...received,
          // What was paid is the deposit too.
          set: (pounds) => {
            received.set(pounds);
            set("deposit", pounds);
          },
        }}
        label="Payment Received"
        unit="£"
        min={0}
        max={MOST}
      />
      {balance !== null && (
        <p className={styles.balance}>
          Balance <output>{formatMoney(balance)}</output>
        </p>
      )}
    </FormColumns>
  );
}
