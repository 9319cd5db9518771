/** A short form that asks for the current password once more, where a session alone must not do. */
import type { ReactNode } from "react";
import type { FieldBinding } from "../form-frame/field-binding.ts";
import { PasswordField } from "../native-fields/password-field.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import styles from "./entry-dialog.module.css";
import { EntryForm } from "./entry-form.tsx";

interface PasswordFormProps {
  entry: {
    field: (name: "currentPassword") => FieldBinding<string>;
    problem: string | null;
    busy: boolean;
    focusRequests: number;
  };
  /** What it does, before anything is asked. */
  lead: ReactNode;
  /** Fields above the password. */
  before?: ReactNode;
  /** Fields below it. */
  after?: ReactNode;
  submit: string;
  destructive?: boolean;
  cancel?: string;
  onSubmit: () => void;
  onCancel: () => void;
}

export function PasswordForm(props: PasswordFormProps) {
  const { entry, lead, before, after, onSubmit, ...buttons } = props;
  return (
    <EntryForm problem={entry.problem} focusRequests={entry.focusRequests} onSubmit={onSubmit}>
      <p className={styles.lead}>{lead}</p>
      {before}
      <PasswordField
        field={entry.field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
        enterKeyHint={after === undefined ? "done" : "next"}
      />
      {after}
      <EntryButtons {...buttons} busy={entry.busy} />
    </EntryForm>
  );
}
