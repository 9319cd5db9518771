/** The edit session of a studio: a save goes to the server, or waits on this device until that is back. */
import { STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import type { Marker } from "@bandstand/domain/studio/settings";
import { useEffect } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import type { WorkStore } from "../../../records/studio/work-store.ts";
import { useEditSession } from "../../../ui/edit-session/use-edit-session.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { readStudioDraft } from "./studio-draft.ts";
import {
  ofRecording,
  STUDIO_RULES,
  type StudioAction,
  studioReducer,
  type StudioState,
  withMarkers,
} from "./studio-state.ts";

interface StudioEditingOptions {
  song: PlayableSong;
  recording: OpenedRecording;
  records: WorkStore;
  /** As it was kept when the studio opened. */
  kept: StudioWork;
}

export interface StudioEditing {
  state: StudioState;
  dispatch: (action: StudioAction) => void;
  /** As it was last loaded or saved. */
  saved: StudioWork;
  /** Whether Save and Cancel are shown, and the window is locked. */
  changed: boolean;
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null where there were none. */
  resumedAt: number | null;
  isSaving: boolean;
  save: () => Promise<boolean>;
  /** After a question. */
  cancel: () => Promise<boolean>;
  takeOver: (imported: readonly Marker[]) => void;
}

export function useStudioEditing(options: StudioEditingOptions): StudioEditing {
  const { song, recording, records, kept } = options;
  const notify = useNotify();
  const editing = useEditSession({
    label: song.title,
    draft: { kind: "studio", of: song.id, read: readStudioDraft(recording) },
    version: { settings: kept.settings, notes: kept.notes },
    rules: STUDIO_RULES,
    onlyWindow: true,
    onFailed(error) {
      notify.failed("Nothing was saved", error);
      return true;
    },
  });
  const { state, changed, dispatch } = editing;
  const { initial, work } = state;
  useEffect(
    () => dispatch({ type: "adapt", adapt: ofRecording(recording) }),
    [dispatch, recording],
  );

  return {
    state: work,
    dispatch: (action) => dispatch({ type: "change", change: (now) => studioReducer(now, action) }),
    saved: initial,
    changed,
    resumedAt: state.resumedAt,
    isSaving: state.saving,
    save() {
      const { settings, notes } = work;
      return editing.submit({
        send: () => records.save(song.id, { settings, notes }),
        versionOf: ({ merged }) => merged ?? { settings, notes },
        onSaved({ to, merged }) {
          if (merged) notify.info("What you saved on another device is here, too.");
          if (to === "device") notify.warning(STUDIO_MESSAGES.savedLocally);
        },
      });
    },
    cancel: editing.reset,
    takeOver: (imported) => dispatch({ type: "adapt", adapt: withMarkers(imported) }),
  };
}
