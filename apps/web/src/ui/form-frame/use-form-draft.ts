/** Brings back what was typed into a form when the session ran out, once the same person is in again. */
import { useEffect, useRef } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { useNotify } from "../notifications/notifications-context.ts";
import { type FormState, resumeForm, type Snapshot } from "./form-state.ts";

interface Draft<Values> {
  /** The record as it was then: a save still notices what others have saved since. */
  original: Snapshot<Values>;
  values: Values;
}

/**
 * @param form what it edits, the same when it is opened again
 * @returns the state to begin with, where there is a draft
 */
export function useFoundDraft<Values>(form: string): () => FormState<Values> | null {
  const { drafts } = useServices();
  return () => {
    const draft = drafts.find(form) as Draft<Values> | undefined;
    return draft === undefined ? null : resumeForm(draft.original, draft.values);
  };
}

/** Keeps the form's state when it goes because the session ran out. */
export function useKeptDraft<Values>(
  form: string,
  { original, values }: FormState<Values>,
  changed: boolean,
): void {
  const { drafts } = useServices();
  const notify = useNotify();
  const latest = useRef({ form, original, values, changed });
  useEffect(() => {
    latest.current = { form, original, values, changed };
  });
  useEffect(() => {
    if (drafts.drop(latest.current.form)) notify.info("What you had typed is back.");
    return () => {
      const { form: name, changed: isChanged, ...draft } = latest.current;
      if (isChanged) drafts.keep(name, draft satisfies Draft<Values>);
    };
  }, [drafts, notify]);
}
