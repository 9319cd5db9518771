import { type ReactNode, useEffect, useRef } from "react";
import { FormNotice } from "../native-fields/form-notice.tsx";
import styles from "./entry-form.module.css";

interface EntryFormProps {
  /** What went wrong with the whole, in words. */
  problem: string | null;
  /** Grows whenever the first wrong field is to receive the focus. */
  focusRequests: number;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form element of short forms that keep no draft, as those with passwords. Its fields judge themselves; the browser's own bubbles stay away. */
export function EntryForm({ problem, focusRequests, onSubmit, children }: EntryFormProps) {
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (focusRequests === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRequests]);

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      // Sends nothing by itself: pressed before the application stands, a form would put the password into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {problem !== null && <FormNotice kind="bad">{problem}</FormNotice>}
      {children}
    </form>
  );
}
