/** The video of a song by its id. An address becomes its id at once where it comes as a whole, else when the field is left. */
import { LIMITS } from "@bandstand/contracts/limits";
import { videoIdOf } from "@bandstand/domain/video-id";
import type { FieldBinding } from "../../../ui/form-frame/field-binding.ts";
import { TextField } from "../../../ui/form-frame/text-field.tsx";

export function VideoField({ field }: { field: FieldBinding<string> }) {
  const { value, set, onBlur } = field;

  function change(text: string | null): void {
    // Letter by letter an address would be cut short while it is typed: "/dQw4w9WgXcQ" may go on with "?t=3".
    const isTyped = text === null || text.length <= (value ?? "").length + 1;
    set(isTyped ? text : (videoIdOf(text) ?? text));
  }

  return (
    <TextField
      field={{
        ...field,
        set: change,
        onBlur: () => {
          const id = videoIdOf(value ?? "");
          if (id !== null) set(id);
          onBlur();
        },
      }}
      label="YouTube Id"
      hint="A YouTube link, or its id"
      maxLength={LIMITS.url}
    />
  );
}
