/** What decides how long a set list plays, in the form of a new one and in the editor. */
import { LONGEST_SET_BREAK } from "@bandstand/domain/set-breaks";
import { MOST_SETS } from "@bandstand/domain/setlist-entries";
import type { FieldBinding } from "../../ui/form-frame/field-binding.ts";
import { FieldRow } from "../../ui/form-frame/field-row.tsx";
import { SelectField } from "../../ui/form-frame/select-field.tsx";
import { SwitchField } from "../../ui/form-frame/switch-field.tsx";
import { TimeField } from "../../ui/form-frame/time-field.tsx";
import { WholeNumberField } from "../../ui/form-frame/whole-number-field.tsx";
import { quietPart } from "../../ui/parts/late-part.ts";
import { BiasField } from "./bias-field.tsx";

// What comes of the last gigs is not waited for.
const UsualBias = quietPart(async () => (await import("./usual-bias.tsx")).UsualBias);

interface TimingFieldsProps {
  /** Of the songs that are in it, without the bias. */
  totalSeconds: number;
  numberSets: FieldBinding<number>;
  plannedLength: FieldBinding<number>;
  songInterval: FieldBinding<number>;
  startTime: FieldBinding<string>;
  bias: FieldBinding<number>;
  firstBreak: FieldBinding<number>;
  secondBreak: FieldBinding<number>;
  includeEncore: FieldBinding<boolean>;
}

const SETS = Array.from({ length: MOST_SETS }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

export function TimingFields(fields: TimingFieldsProps) {
  const { numberSets, plannedLength, songInterval, startTime, bias, includeEncore } = fields;
  const { totalSeconds, firstBreak, secondBreak } = fields;
  const sets = numberSets.value ?? 1;
  return (
    <>
      <FieldRow>
        <SelectField
          field={{ ...numberSets, set: (sets) => sets !== null && numberSets.set(sets) }}
          label="Number of sets"
          options={SETS}
        />
        <WholeNumberField
          field={plannedLength}
          label="Planned Length"
          hint={`Of what is played, ${includeEncore.value ? "with" : "without"} the encore and without breaks between sets`}
          required
          unit="min"
          min={1}
          max={1440}
        />
        <WholeNumberField
          field={songInterval}
          label="Gap between songs"
          required
          unit="s"
          min={0}
          max={3600}
        />
      </FieldRow>
      <FieldRow>
        <TimeField field={startTime} label="Start time" hint="When the first set begins" />
        <BiasField field={bias} />
      </FieldRow>
      {sets > 1 && (
        <FieldRow>
          <BreakField
            field={firstBreak}
            label={sets > 2 ? "Break after Set 1" : "Break between sets"}
          />
          {sets > 2 && <BreakField field={secondBreak} label="Break after Set 2" />}
        </FieldRow>
      )}
      <UsualBias field={bias} totalSeconds={totalSeconds} />
      <SwitchField
        field={includeEncore}
        label="Include encore"
        hint="It counts towards the running time"
      />
    </>
  );
}

/** Empty for none. */
function BreakField({ field, label }: { field: FieldBinding<number>; label: string }) {
  return (
    <WholeNumberField
      field={{
        ...field,
        value: field.value === 0 ? null : field.value,
        set: (minutes) => field.set(minutes ?? 0),
      }}
      label={label}
      hint="In no set, and not in the planned length"
      unit="min"
      min={0}
      max={LONGEST_SET_BREAK}
    />
  );
}
