/** Changes what is said of a record where it is read, and offers the way back. */
import { useNotify } from "../../ui/notifications/notifications-context.ts";

export interface FactChange<Fields> {
  to: Fields;
  /** What it was: one field for each that is changed. */
  from: Fields;
  /** "The tempo is 104 bpm now" */
  done: string;
}

/** Answers whether it was saved. */
export type ChangeFact<Fields> = (
  record: { id: number },
  change: FactChange<Fields>,
) => Promise<boolean>;

/** @param noun "song" */
export function useUndoableChange<Fields>(
  noun: string,
  saveFields: (id: number, fields: Fields) => Promise<unknown>,
): ChangeFact<Fields> {
  const notify = useNotify();

  async function save(id: number, fields: Fields, failed: string): Promise<boolean> {
    try {
      await saveFields(id, fields);
      return true;
    } catch (error) {
      notify.failed(failed, error);
      return false;
    }
  }

  return async ({ id }, { to, from, done }) => {
    if (!(await save(id, to, `The ${noun} was not changed`))) return false;
    const undo = () => void save(id, from, "The change was not taken back");
    notify.success({ title: done, action: { label: "Undo", run: undo } });
    return true;
  };
}
