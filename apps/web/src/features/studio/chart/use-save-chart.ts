import type { Song } from "@bandstand/contracts/songs";
import { useSongChanges } from "../../../records/songs/song-changes.ts";
import { useChoice } from "../../../ui/confirm/confirm-context.ts";
import { conflictQuestion, RELOAD } from "../../../ui/edit-session/conflict-question.ts";
import { saveProblem } from "../../../ui/edit-session/save-problem.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useAction } from "../../../ui/notifications/use-action.ts";

type Texts = Partial<Pick<Song, "lyrics" | "tab">>;

/** Saves texts of a song as its form does: whoever saved it meanwhile is asked about. */
export function useSaveChart(
  song: Song,
  onSaved: () => void,
): { save: (texts: Texts) => Promise<boolean>; isSaving: boolean } {
  const changes = useSongChanges();
  const choose = useChoice();
  const notify = useNotify();
  const { isRunning: isSaving, run } = useAction("Nothing was saved");

  async function send(texts: Texts, updatedAt: string | undefined): Promise<void> {
    try {
      await changes.save(song.id, { ...texts, ...(updatedAt !== undefined && { updatedAt }) });
      notify.success("The chords are in the song’s chart");
      onSaved();
    } catch (error) {
      const problem = saveProblem(error, false);
      if (problem.kind !== "conflict") throw error;
      await settle(texts, problem);
    }
  }

  async function settle(
    texts: Texts,
    { changedBy, changedAt }: { changedBy: string | null; changedAt: string | null },
  ): Promise<void> {
    const answer = await choose(
      conflictQuestion({ label: song.title, changedBy, changedAt, words: RELOAD }),
    );
    if (answer === "overwrite") await send(texts, undefined);
    // The chords are then brought into the text that is there now.
    if (answer === "theirs") await changes.reload(song.id);
  }

  return { save: (texts) => run(() => send(texts, song.updatedAt)), isSaving };
}
