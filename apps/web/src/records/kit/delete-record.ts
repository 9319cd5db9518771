/** Deleting a record: asked before, told afterwards. */
import { type Confirmation, useConfirm } from "../../ui/confirm/confirm-context.ts";
import type { Notifications } from "../../ui/notifications/notifications.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Question = Pick<Confirmation, "title" | "text" | "yes">;

export interface Deletion {
  question: Question;
  remove: () => Promise<void>;
  /** What may be asked where the server refuses; null for what is a failure. */
  onRefused?: (refused: unknown) => { question: Question; remove: () => Promise<void> } | null;
  /** "The song was not deleted" */
  failed: string;
  /** "“Paper Lanterns” was deleted" */
  done: string;
}

export interface Asking {
  confirm: (question: Confirmation) => Promise<boolean>;
  notify: Pick<Notifications, "success" | "failed">;
}

/** Answers whether the record is gone. */
export function useDeleteRecord(): (deletion: Deletion) => Promise<boolean> {
  const confirm = useConfirm();
  const notify = useNotify();
  return (deletion) => deleteRecord(deletion, { confirm, notify });
}

export async function deleteRecord(
  { question, remove, onRefused, failed, done }: Deletion,
  { confirm, notify }: Asking,
): Promise<boolean> {
  const isSure = (asked: Question) => confirm({ ...asked, no: "Keep", destructive: true });
  if (!(await isSure(question))) return false;
  try {
    const next = await refusalOf(remove, onRefused);
    if (next) {
      if (!(await isSure(next.question))) return false;
      await next.remove();
    }
  } catch (error) {
    notify.failed(failed, error);
    return false;
  }
  notify.success(done);
  return true;
}

/** Null once it is gone. */
async function refusalOf(remove: () => Promise<void>, onRefused: Deletion["onRefused"]) {
  try {
    await remove();
    return null;
  } catch (error) {
    const next = onRefused?.(error);
    if (!next) throw error;
    return next;
  }
}
