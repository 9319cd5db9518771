/** Which set list is played: one of those that are offered, or a copy of it that is changed for this event alone. */
import { saveSetlist } from "@bandstand/contracts/setlists";
import { setlistsForEvent } from "@bandstand/domain/setlists-for-event";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useEventChoices } from "../../../records/events/event-choices-query.ts";
import { FormColumns } from "../../../ui/form-frame/form-columns.tsx";
import { SelectField } from "../../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../../ui/form-frame/switch-field.tsx";
import type { EventForm } from "./use-event-form.ts";

export function SetlistFields({ form }: { form: EventForm }) {
  const { data } = useEventChoices();
  const mayCopy = useMay(saveSetlist);
  const [now] = useState(() => new Date());
  const { event, field, values, set } = form;
  const kept = event?.setlistId ?? null;
  const offered = setlistsForEvent(data?.setlists ?? [], { setlistId: kept }, now);
  const known = data || !event?.Setlist ? offered : [event.Setlist];
  const isOther = values.setlistId !== kept && (values.setlistId ?? null) !== null;
  return (
    <FormColumns>
      <SelectField
        field={field("setlistId")}
        label="Set List"
        none="None"
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {isOther && mayCopy && (
        <SwitchField
          field={{
            ...field("copySetlist"),
            value: values.copySetlist === "Y",
            set: (isCopied) => set("copySetlist", isCopied === true ? "Y" : undefined),
          }}
          label="Copy Set List"
          hint="The event gets a set list of its own, and the one that is chosen stays as it is"
        />
      )}
    </FormColumns>
  );
}
