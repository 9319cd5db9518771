/** Notices that a chart comes as a whole into a field that was empty: pasted, or put there by the keyboard of a phone. */
import { type ReactNode, useState } from "react";
import type { FieldBinding } from "../../../../ui/form-frame/field-binding.ts";
import { latePart, useFetchAhead } from "../../../../ui/parts/late-part.ts";
import { Part } from "../../../../ui/parts/part.tsx";
import type { SongForm } from "../song-form-schema.ts";
import type { Pasted } from "./pasted-head.tsx";

const PastedHead = latePart(async () => (await import("./pasted-head.tsx")).PastedHead);
const AHEAD = [PastedHead];

interface PastedChart {
  /** The field, watched. */
  watched: (into: Pasted["into"]) => FieldBinding<string>;
  /** What is told of the chart above the field that it went to. */
  head: (into: Pasted["into"]) => ReactNode;
}

export function usePastedChart(form: SongForm): PastedChart {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const forget = () => setPasted(null);
  useFetchAhead(AHEAD);
  return {
    watched(into) {
      const field = form.field(into);
      return {
        ...field,
        set(text) {
          field.set(text);
          if ((field.value ?? "") === "" || (text ?? "") === "")
            setPasted(text?.trim().includes("\n") === true ? { into, text } : null);
        },
      };
    },
    head: (into) =>
      pasted?.into === into && (
        // Whatever it says stays in the text where this does not come.
        <Part failed="Failed to read the head of the chart." onFailed={forget}>
          <PastedHead form={form} pasted={pasted} onUndone={forget} />
        </Part>
      ),
  };
}
