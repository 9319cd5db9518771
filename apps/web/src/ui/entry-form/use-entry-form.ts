/** A short form without a draft, as one that holds a password: values, messages where a field was left, and one sending at a time. */
import { useReducer, useRef, useState } from "react";
import type * as z from "zod/mini";
import { messageOf, saveReducer, type SaveState, UNTOUCHED } from "../edit-session/save-state.ts";
import type { FieldBinding } from "../form-frame/field-binding.ts";
import type { FieldName, FormSchema, FormValues } from "../form-frame/form-values.ts";
import { useAfterPress } from "../form-frame/use-after-press.ts";
import { validate } from "../form-frame/validate.ts";
import { entryProblem } from "./entry-problem.ts";

export interface EntryFormState<Schema extends FormSchema> {
  values: FormValues<Schema>;
  field: (name: FieldName<Schema>) => FieldBinding<string>;
  /** What went wrong with the whole, in words. */
  problem: string | null;
  busy: boolean;
  /** Grows whenever the first wrong field is to receive the focus. */
  focusRequests: number;
  /** Sends if all is right by the schema, or by another one for a button that needs less. Never throws. */
  submit: <Wanted extends FormSchema = Schema>(
    send: (values: z.output<Wanted>) => Promise<void>,
    wanted?: Wanted,
  ) => Promise<void>;
}

/** @param change what happens to a field's text while it is typed */
export function useEntryForm<Schema extends FormSchema>(
  schema: Schema,
  start: FormValues<Schema>,
  change: (name: string, text: string) => string = (_, text) => text,
): EntryFormState<Schema> {
  const [values, setValues] = useState(start);
  const [state, dispatch] = useReducer(saveReducer<SaveState>, UNTOUCHED);
  const sending = useRef(false);
  const afterPress = useAfterPress();
  const checked = validate(schema, values);
  const messages = checked.valid ? {} : checked.messages;

  async function submit<Wanted extends FormSchema = Schema>(
    send: (values: z.output<Wanted>) => Promise<void>,
    wanted?: Wanted,
  ): Promise<void> {
    if (sending.current) return;
    const result = validate(wanted ?? (schema as unknown as Wanted), values);
    if (!result.valid) {
      const wrong = Object.entries(result.messages);
      const fields = wrong.map(([path, message]) => ({ path, message }));
      // Each stands at its field; above them there is nothing more to say.
      dispatch(
        wanted
          ? { type: "refused", message: "", fields }
          : { type: "invalid", message: "", hint: null },
      );
      return;
    }
    sending.current = true;
    dispatch({ type: "saving" });
    try {
      await send(result.output);
      dispatch({ type: "submitAborted" });
    } catch (error) {
      const { message, fields } = entryProblem(error);
      if (fields.length > 0) dispatch({ type: "refused", message, fields });
      else dispatch({ type: "failed", banner: { message, reference: null } });
    } finally {
      sending.current = false;
    }
  }

  return {
    values,
    field: (name) => ({
      name,
      value: (values as Record<string, unknown>)[name] as string,
      message: messageOf(state, messages, name),
      set(text) {
        setValues((now) => ({ ...now, [name]: change(name, text ?? "") }));
        dispatch({ type: "edited", field: name });
      },
      onBlur: () => afterPress(() => dispatch({ type: "blur", field: name })),
    }),
    problem: state.banner === null || state.banner.message === "" ? null : state.banner.message,
    busy: state.saving,
    focusRequests: state.focusRequests,
    submit,
  };
}
