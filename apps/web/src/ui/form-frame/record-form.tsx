/** The form element around a record's fields; below them, always in sight, what can be done and what went wrong. */
import { IconAlertCircle, IconTrash } from "@tabler/icons-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { type Guarded, useMay } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { Button } from "../buttons/button.tsx";
import { useShortcut } from "../keyboard/keyboard-context.ts";
import { bottomBar } from "../notifications/bottom-bars.ts";
import { DraftNotice } from "../edit-session/draft-notice.tsx";
import { RIGHT_GONE } from "../edit-session/right-gone.ts";
import type { Banner as BannerWords } from "../edit-session/save-state.ts";
import {
  NOTHING_TO_SAVE,
  RESET_CHANGES,
  UNSAVED_CHANGES,
} from "../edit-session/unsaved-questions.ts";
import type { FormSchema } from "./form-values.ts";
import type { RecordForm as Form } from "./use-record-form.ts";
import styles from "./record-form.module.css";

interface RecordFormProps<Schema extends FormSchema> {
  form: Form<Schema>;
  children: ReactNode;
  /** "Add Song" on the form of a new song. */
  saveLabel?: string;
  /** Of a form that adds: what it begins with can be sent as it is, and Cancel leaves it at once. */
  adds?: boolean;
  /** What saves it: whoever may not make it any more is told so, and keeps what they have typed. */
  call?: Guarded;
  /** Cancel was pressed and nothing is left to take back. */
  onLeave?: () => void;
  /** What deletes the record: the last line, below the fields, for whoever may. */
  remove?: { call: Guarded; run: () => void };
}

export function RecordForm<Schema extends FormSchema>({
  form,
  children,
  saveLabel = "Save",
  adds = false,
  call = ANYBODY,
  onLeave,
  remove,
}: RecordFormProps<Schema>) {
  const element = useRef<HTMLFormElement>(null);
  const isAllowed = useMay(call);
  const mayRemove = useMay(remove?.call ?? ANYBODY);
  const away = useWhyOffline();
  const idle = form.changed ? undefined : NOTHING_TO_SAVE;
  const why = isAllowed ? (adds ? away : idle) : RIGHT_GONE.message;
  const canSave = why === undefined;
  const save = () => void form.submit();

  useEffect(() => {
    if (form.focusRequests === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // In the middle: what the browser scrolls to by itself may end up under the buttons.
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  }, [form.focusRequests]);

  // With the focus outside of the form; inside of it the form hears the keys first.
  useShortcut(form.changed ? { keys: "mod+s", label: "Save", group: "Forms", run: save } : null);

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    const { key } = event;
    if (key !== "Enter" && key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (canSave) save();
  }

  async function cancel(): Promise<void> {
    const staysOpen = form.changed && !adds;
    if ((await form.cancel()) && !staysOpen) onLeave?.();
  }

  return (
    <form
      ref={element}
      noValidate
      aria-label={form.label}
      className={styles.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {form.resumedAt !== null && form.changed && (
        <DraftNotice at={form.resumedAt} onDiscard={() => void form.cancel()} />
      )}
      <div className={styles.fields}>
        {children}
        {remove && mayRemove && (
          <div className={styles.end}>
            <Button kind="quietDanger" icon={<IconTrash aria-hidden />} onClick={remove.run}>
              Delete
            </Button>
          </div>
        )}
      </div>
      <div ref={bottomBar} className={styles.actions}>
        {!isAllowed && <Banner banner={RIGHT_GONE} />}
        {isAllowed && form.banner && <Banner banner={form.banner} />}
        {form.changed && (
          <span className={styles.unsaved} role="status">
            {UNSAVED_CHANGES}
          </span>
        )}
        <div className={styles.buttons}>
          <Button {...(form.changed && { title: RESET_CHANGES })} onClick={() => void cancel()}>
            Cancel
          </Button>
          <Button type="submit" kind="main" busy={form.saving} unavailable={why}>
            {saveLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

const ANYBODY: Guarded = { access: { kind: "public" } };

function Banner({ banner }: { banner: BannerWords }) {
  return (
    <div className={styles.banner} role="alert">
      <IconAlertCircle aria-hidden />
      <p>
        {banner.message}
        {banner.reference !== null && (
          <>
            {" "}
            Reference <span className={styles.reference}>{banner.reference}</span>
          </>
        )}
        {banner.hint && <span className={styles.hint}>{banner.hint}</span>}
      </p>
    </div>
  );
}
