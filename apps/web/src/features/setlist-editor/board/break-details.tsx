/** How long the break between two sets is; with no minutes the sets follow each other at once. */
import { breakFieldAfter, LONGEST_SET_BREAK, USUAL_SET_BREAK } from "@bandstand/domain/set-breaks";
import type { EditedSetlist, Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import { setFields } from "@bandstand/domain/setlist-editing/moves";
import { shortSectionName } from "@bandstand/domain/setlist-sections";
import { useEffect, useEffectEvent } from "react";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import type { ChangeSetlist } from "../use-setlist-editor.ts";
import { DetailsDialog } from "./details-dialog.tsx";

interface BreakDetailsProps {
  /** The set that it follows. */
  after: Section;
  setlist: EditedSetlist;
  change: ChangeSetlist;
  onClose: () => void;
}

export function BreakDetails({ after, setlist, change, onClose }: BreakDetailsProps) {
  const { fields } = setlist;
  const name = breakFieldAfter(after, fields.numberSets);
  // Where there is none yet, somebody wants one.
  const begin = useEffectEvent(() => {
    if (name !== null && !fields[name])
      change((now) => setFields(now, { [name]: USUAL_SET_BREAK }), name);
  });
  useEffect(() => begin(), []);
  if (name === null) return null;
  const minutes = fields[name] ?? 0;
  const isPossible = minutes <= LONGEST_SET_BREAK;
  const set = (next: number) => change((now) => setFields(now, { [name]: next }), name);
  // What is too long is not left for a save to refuse.
  const close = () => {
    if (!isPossible) set(LONGEST_SET_BREAK);
    onClose();
  };
  return (
    <DetailsDialog
      title={`Break before ${shortSectionName(after + 1)}`}
      onClose={close}
      onRemove={() => {
        set(0);
        onClose();
      }}
      onDone={() => {
        if (isPossible) onClose();
      }}
    >
      <WholeNumberField
        field={{
          name,
          value: minutes === 0 ? null : minutes,
          message: isPossible ? undefined : `At most ${LONGEST_SET_BREAK} minutes`,
          set: (next) => set(next ?? 0),
          onBlur: () => undefined,
        }}
        label="Length"
        hint="In no set, and not in the planned length"
        unit="min"
        min={0}
        max={LONGEST_SET_BREAK}
      />
    </DetailsDialog>
  );
}
