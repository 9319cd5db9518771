/** Saving a studio, and taking back what is not saved. */
import { STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { resetQuestion } from "../../../ui/edit-session/unsaved-questions.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { useStudio } from "./studio-context.ts";

export interface Saving {
  isSaving: boolean;
  save: () => Promise<boolean>;
  /** After a question. */
  cancel: () => Promise<void>;
}

export function useSaving(): Saving {
  const { song, state, dispatch, records } = useStudio();
  const notify = useNotify();
  const confirm = useConfirm();
  const { isRunning: isSaving, run } = useAction("Nothing was saved");

  const save = () =>
    run(async () => {
      const { settings, notes } = state;
      const { to, merged } = await records.save(song.id, { settings, notes });
      dispatch({ type: "saved", sent: { settings, notes }, kept: merged ?? { settings, notes } });
      if (merged) notify.info("What you saved on another device is here, too.");
      if (to === "device") notify.warning(STUDIO_MESSAGES.savedLocally);
    });

  async function cancel(): Promise<void> {
    if (await confirm(resetQuestion(song.title))) dispatch({ type: "cancel" });
  }

  return { isSaving, save, cancel };
}
