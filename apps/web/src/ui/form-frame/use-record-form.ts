/** A form over one record: values, messages, the changed flag, the lock, and a save that sends what was changed. */
import type * as z from "zod/mini";
import { useEffect, useReducer, useRef } from "react";
import type { Draft } from "../../lib/drafts/draft.ts";
import { useDraft, useKeptDraft } from "../../lib/drafts/use-draft.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useChoice, useConfirm } from "../confirm/confirm-context.ts";
import { conflictQuestion, OVERWRITE, RELOAD } from "../edit-session/conflict-question.ts";
import type { TypedBinding } from "./field-binding.ts";
import { keptValue } from "./field-binding.ts";
import { resetQuestion } from "../edit-session/unsaved-questions.ts";
import { useUnsavedLock } from "../edit-session/use-unsaved-lock.ts";
import { readFormDraft } from "./form-draft.ts";
import type { FormAction, FormBanner, FormState, Snapshot } from "./form-state.ts";
import { formReducer, hasUnread, isDirty, messageOf, resumeForm, startForm } from "./form-state.ts";
import type { FieldName, FormRecord, FormSchema, FormValues } from "./form-values.ts";
import { changedNames, pickValues } from "./form-values.ts";
import { INCOMPLETE, wrongHint } from "./incomplete.ts";
import { saveProblem } from "../edit-session/save-problem.ts";
import { validate } from "./validate.ts";

export interface RecordFormOptions<Schema extends FormSchema, Saved> {
  /** What is being edited, as the person calls it: the song's title, or "the new song". */
  label: string;
  /** What its unsaved changes are kept under, across a reload too. */
  draft: { kind: string; of: number | "new" };
  /** The record as loaded, or the values to begin a new one with. A newer one is shown as long as nothing is changed. */
  original: FormRecord<Schema>;
  schema: Schema;
  /**
   * `changed` holds the changed fields and, for a record that has one, `updatedAt`; it is the body of a save.
   * `values` holds all fields as the schema shapes them, for an add. A record answered becomes the new original.
   */
  save: (
    changed: Partial<z.output<Schema>> & { updatedAt?: string },
    values: z.output<Schema>,
  ) => Promise<Saved>;
  /** Called with what `save` answered, when the lock is off already. */
  onSaved?: (saved: Saved) => void;
  /** Loads the record anew, after somebody else has changed it. */
  reload?: () => Promise<FormRecord<Schema>>;
  /** Above the form when values are missing or wrong. */
  incomplete?: string;
}

export interface RecordForm<Schema extends FormSchema> {
  label: string;
  values: FormValues<Schema>;
  changed: boolean;
  saving: boolean;
  banner: FormBanner | null;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null where there were none. */
  resumedAt: number | null;
  /** Grows whenever the first field with a message is to receive the focus. */
  focusRequests: number;
  field: <Name extends FieldName<Schema>>(
    name: Name,
  ) => TypedBinding<NonNullable<FormValues<Schema>[Name]>>;
  set: <Name extends FieldName<Schema>>(name: Name, value: FormValues<Schema>[Name]) => void;
  /** Answers whether everything is saved now. */
  submit: () => Promise<boolean>;
  /** Asks where there are changes, then takes them back; answers whether it did. */
  cancel: () => Promise<boolean>;
}

export function useRecordForm<Schema extends FormSchema, Saved>(
  options: RecordFormOptions<Schema, Saved>,
): RecordForm<Schema> {
  type Values = FormValues<Schema>;
  const { label, original, schema, save, onSaved, reload, incomplete = INCOMPLETE } = options;
  const { session } = useServices();
  const snapshot = (record: FormRecord<Schema>) => ({
    values: pickValues(schema, record),
    updatedAt: record.updatedAt,
  });
  const draft = useDraft({ ...options.draft, label, read: readFormDraft(schema) });
  const [state, dispatch] = useReducer<FormState<Values>, null, [FormAction<Values>]>(
    formReducer<Values>,
    null,
    () => beginForm(snapshot(original), draft),
  );
  const saving = useRef(false);
  const choose = useChoice();
  const confirm = useConfirm();
  const changed = isDirty(state);
  useKeptDraft(draft, changed, state.initial, state.values);
  const checked = validate(schema, state.values);
  const messages = checked.valid ? {} : checked.messages;

  useEffect(() => {
    dispatch({
      type: "recordChanged",
      record: { values: pickValues(schema, original), updatedAt: original.updatedAt },
    });
  }, [schema, original]);

  const release = useUnsavedLock({ changed, label, onRelease: () => draft.drop() });

  async function submit(): Promise<boolean> {
    if (saving.current) return false;
    if (!checked.valid || hasUnread(state)) {
      const unread = Object.fromEntries(
        Object.entries(state.unread).map(([name, { text }]) => [name, text]),
      );
      const hint = wrongHint({ ...state.values, ...unread }, { ...messages, ...unread });
      dispatch({ type: "invalid", message: incomplete, hint });
      return false;
    }
    saving.current = true;
    try {
      return await send(checked.output, state.initial.updatedAt);
    } finally {
      saving.current = false;
    }
  }

  /** Without `updatedAt` it saves over whatever is there. */
  async function send(output: z.output<Schema>, updatedAt: string | undefined): Promise<boolean> {
    const names = changedNames(state.initial.values, state.values);
    const body = Object.fromEntries(
      Object.entries(output).filter(([name]) => names.includes(name)),
    );
    dispatch({ type: "saving" });
    try {
      const version = updatedAt === undefined ? {} : { updatedAt };
      const saved = await save({ ...(body as Partial<z.output<Schema>>), ...version }, output);
      const answer = isRecord<Schema>(saved) ? { ...state.values, ...saved } : state.values;
      release();
      dispatch({ type: "saved", sent: state.values, answer: snapshot(answer) });
      onSaved?.(saved);
      return true;
    } catch (error) {
      return recover(error, output);
    }
  }

  async function recover(error: unknown, output: z.output<Schema>): Promise<boolean> {
    const problem = saveProblem(error, session.keeping() === "sealed");
    switch (problem.kind) {
      case "refused":
        dispatch({ type: "refused", message: problem.message, fields: problem.fields });
        return false;
      case "failed":
        dispatch({ type: "failed", banner: problem });
        return false;
      case "conflict": {
        dispatch({ type: "submitAborted" });
        const words = reload ? RELOAD : { overwrite: OVERWRITE };
        const answer = await choose(conflictQuestion({ label, ...problem, words }));
        if (answer === "overwrite") return send(output, undefined);
        if (answer === "theirs" && reload) await reloadRecord(reload);
        return false;
      }
    }
  }

  async function reloadRecord(load: () => Promise<FormRecord<Schema>>): Promise<void> {
    try {
      const record = await load();
      release();
      dispatch({ type: "reloaded", record: snapshot(record) });
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error("Error Fetching Data");
      dispatch({ type: "failed", banner: { message, reference: null } });
    }
  }

  return {
    label,
    values: state.values,
    changed,
    saving: state.saving,
    banner: state.banner,
    resumedAt: state.resumedAt,
    focusRequests: state.focusRequests,
    field: (name) => {
      const before = state.initial.values[name];
      return {
        name,
        value: state.values[name] as NonNullable<Values[typeof name]> | null | undefined,
        message: messageOf(state, messages, name),
        set: (value) => dispatch({ type: "edit", name, value: keptValue(value, before) }),
        onBlur: () => dispatch({ type: "blur", name }),
        unread: state.unread[name]?.text,
        refuse: (text, message) => dispatch({ type: "unread", name, text, message }),
      };
    },
    set: (name, value) => dispatch({ type: "edit", name, value }),
    submit,
    async cancel() {
      if (!changed) return true;
      if (!(await confirm(resetQuestion(label)))) return false;
      release();
      dispatch({ type: "reset", record: snapshot(original) });
      return true;
    },
  };
}

/** With what was changed before the page or the session went, unless the record has it by now: a save whose answer was lost. */
function beginForm<Values extends object>(
  record: Snapshot<Values>,
  draft: Draft<Snapshot<Values>, Values>,
): FormState<Values> {
  const found = draft.find();
  const isNews = found !== null && changedNames(record.values, found.edited).length > 0;
  return isNews ? resumeForm(found.original, found.edited, found.at) : startForm(record);
}

function isRecord<Schema extends FormSchema>(saved: unknown): saved is FormRecord<Schema> {
  return typeof saved === "object" && saved !== null;
}
