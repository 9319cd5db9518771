import { type Confirmation, useConfirm } from "../confirm/confirm-context.ts";
import { useHeldLock } from "../edit-session/unsaved-locks-context.ts";
import { UNSAVED_CHANGES } from "../edit-session/unsaved-questions.ts";
import { useWindowCloseGuard } from "./window-context.ts";

/** What closing would lose or stop, and the question itself. */
type CloseQuestion = Omit<Confirmation, "destructive">;

/** Asks before the window around this component closes, as long as there is something to ask. */
export function useCloseQuestion(question: CloseQuestion | null): void {
  const confirm = useConfirm();
  useWindowCloseGuard(() => question === null || confirm({ ...question, destructive: true }));
}

/**
 * Asks before something chosen or begun in this window is lost: as it closes, and before the band is left.
 * @param label what it is, as the person calls it
 * @param text null as long as nothing would be lost
 */
export function useUnsavedQuestion(label: string, text: string | null): void {
  useHeldLock({ locked: text !== null, label, outlivesPage: true, onlyWindow: true });
  useCloseQuestion(
    text === null ? null : { title: UNSAVED_CHANGES, text, yes: "Discard", no: "Keep" },
  );
}
