import type { Song } from "@bandstand/contracts/songs";
import { useState } from "react";
import { useSongChanges } from "../../../lib/songs/song-changes.ts";
import { useChoice } from "../../../ui/confirm/confirm-context.ts";
import { conflictQuestion } from "../../../ui/form-frame/conflict-question.ts";
import { saveProblem } from "../../../ui/form-frame/save-problem.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

type Texts = Partial<Pick<Song, "lyrics" | "tab">>;

/** Saves texts of a song as its form does: whoever saved it meanwhile is asked about. */
export function useSaveChart(
  song: Song,
  onSaved: () => void,
): { save: (texts: Texts) => Promise<void>; isSaving: boolean } {
  const changes = useSongChanges();
  const choose = useChoice();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);

  async function send(texts: Texts, updatedAt: string | undefined): Promise<void> {
    try {
      await changes.save(song.id, { ...texts, ...(updatedAt !== undefined && { updatedAt }) });
      notify.success("The chords are in the song’s chart");
      onSaved();
    } catch (error) {
      const problem = saveProblem(error, false);
      if (problem.kind === "conflict") await settle(texts, problem);
      else notify.error({ title: "Nothing was saved", reason: problem.message });
    }
  }

  async function settle(
    texts: Texts,
    { changedBy, changedAt }: { changedBy: string | null; changedAt: string | null },
  ): Promise<void> {
    const answer = await choose(
      conflictQuestion({ label: song.title, changedBy, changedAt, canReload: true }),
    );
    if (answer === "overwrite") await send(texts, undefined);
    // The chords are then brought into the text that is there now.
    if (answer === "reload") await changes.reload(song.id);
  }

  async function save(texts: Texts): Promise<void> {
    setSaving(true);
    await send(texts, song.updatedAt).catch((error: unknown) =>
      notify.error({ title: "Nothing was saved", reason: saveProblemWords(error) }),
    );
    setSaving(false);
  }

  return { save, isSaving };
}

function saveProblemWords(error: unknown): string {
  const problem = saveProblem(error, false);
  return problem.kind === "conflict" ? "Somebody else changed the song." : problem.message;
}
