/** The edit session of a studio: a save goes to the server, or waits on this device until that is back. */
import { STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import type { AnalysisSettings, Marker } from "@bandstand/domain/studio/settings";
import { useEffect, useState } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import type { LoadedWork, SavedWork, WorkStore } from "../../../records/studio/work-store.ts";
import { useEditSession } from "../../../ui/edit-session/use-edit-session.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { createOrder } from "./in-order.ts";
import { readStudioDraft } from "./studio-draft.ts";
import {
  isSameWork,
  ofRecording,
  seenAs,
  STUDIO_RULES,
  type StudioAction,
  studioReducer,
  type StudioState,
  withHeard,
  withMarkers,
  withMerged,
} from "./studio-state.ts";
import { useHabits } from "./use-habits.ts";
import { useQuietKeeping } from "./use-quiet-keeping.ts";
import { type SelfSaving, useSelfSaving } from "./use-self-saving.ts";

interface StudioEditingOptions {
  song: PlayableSong;
  recording: OpenedRecording;
  records: WorkStore;
  /** As it was kept when the studio opened. */
  kept: LoadedWork;
}

export interface StudioEditing {
  state: StudioState;
  dispatch: (action: StudioAction) => void;
  /** As it was last loaded or saved. */
  saved: StudioWork;
  changed: boolean;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null where there were none. */
  resumedAt: number | null;
  isSaving: boolean;
  save: () => Promise<boolean>;
  /** After a question. */
  cancel: () => Promise<boolean>;
  takeOver: (imported: readonly Marker[]) => void;
  /** What the analysis found: it is kept without a save. */
  keepHeard: (heard: AnalysisSettings) => void;
  /** What is done instead of Save and Cancel where the member wants it so. */
  itself: SelfSaving;
}

export function useStudioEditing(options: StudioEditingOptions): StudioEditing {
  const { song, recording, records, kept } = options;
  const notify = useNotify();
  const [{ savesItself }] = useHabits();
  const [inOrder] = useState(createOrder);
  const [heard, setHeard] = useState(0);
  const [isUnreadable, setUnreadable] = useState(kept.wasReset);
  const [isLocal, setLocal] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isItself = savesItself && !isRefused;
  const editing = useEditSession({
    label: song.title,
    draft: { kind: "studio", of: song.id, read: readStudioDraft(recording) },
    version: { settings: kept.settings, notes: kept.notes },
    rules: STUDIO_RULES,
    onlyWindow: true,
    savesItself: isItself,
    onFailed(error) {
      notify.failed("Nothing was saved", error);
      return true;
    },
  });
  const { state, changed, dispatch } = editing;
  const { initial, work, saving, resumedAt } = state;
  useEffect(
    () => dispatch({ type: "adapt", adapt: ofRecording(recording) }),
    [dispatch, recording],
  );

  const send = (sent: StudioWork) => inOrder(() => records.save(song.id, sent));
  const keptAll = useQuietKeeping({
    work: seenAs(work, initial),
    heard,
    waits: isUnreadable || saving,
    send,
    onMerged: (sent, merged) => dispatch({ type: "adapt", adapt: withMerged(sent, merged) }),
  });

  function tell({ to, merged }: SavedWork, sent: StudioWork): void {
    if (merged && !isSameWork(merged, sent))
      notify.info("What you saved on another device is here, too.");
    // What saves itself says so where Save would stand, and once that the server is away.
    if (to === "server" && !isItself) notify.success(`“${song.title}” was saved`);
    if (to === "device" && !(isItself && isLocal)) notify.warning(STUDIO_MESSAGES.savedLocally);
    setLocal(to === "device");
  }

  function save(): Promise<boolean> {
    const sent = { settings: work.settings, notes: work.notes };
    return editing.submit({
      send: () => send(sent),
      versionOf: ({ merged }) => merged ?? sent,
      onSaved(saved) {
        keptAll();
        setUnreadable(false);
        tell(saved, sent);
      },
    });
  }

  const change = (action: StudioAction): void => {
    setRefused(false);
    dispatch({ type: "change", change: (now) => studioReducer(now, action) });
  };
  const itself = useSelfSaving({
    isOn: isItself,
    changed,
    isSaving: saving,
    work,
    saved: initial,
    save,
    onFailed: () => setRefused(true),
    send: () => void send({ settings: work.settings, notes: work.notes }).catch(() => {}),
    restore: (before) => change({ type: "restore", before }),
  });

  return {
    state: work,
    dispatch: change,
    saved: initial,
    changed,
    resumedAt,
    isSaving: saving,
    save,
    cancel: editing.reset,
    takeOver: (imported) => dispatch({ type: "adapt", adapt: withMarkers(imported) }),
    keepHeard(found) {
      dispatch({ type: "adapt", adapt: withHeard(found) });
      setHeard((count) => count + 1);
    },
    itself,
  };
}
