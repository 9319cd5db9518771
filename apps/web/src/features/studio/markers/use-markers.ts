/** The markers, as buttons, keys and the waveform change them. */
import { defaultName, type MarkerDraft, withMarker } from "@bandstand/domain/studio/markers";
import { FIRST_COLOR, FIRST_ICON } from "@bandstand/domain/studio/marker-looks";
import { snapped } from "@bandstand/domain/studio/snap";
import { useStudio } from "../session/studio-context.ts";

export interface MarkerCommands {
  /** Asks for one at the playhead. */
  add: () => void;
  edit: (id: number) => void;
  editSelected: () => void;
  /** What the dialog was asked for. */
  keep: (draft: MarkerDraft) => void;
  remove: (id: number) => void;
}

export function useMarkers(): MarkerCommands {
  const { sound, state, set, marking } = useStudio();
  const { markers } = state.settings;

  function edit(id: number | null): void {
    const marker = markers.find((one) => one.id === id);
    if (marker) marking.ask(marker);
  }

  return {
    add: () =>
      marking.ask({
        id: null,
        time: snapped(sound.position(), state.settings),
        label: defaultName(markers),
        notes: "",
        color: FIRST_COLOR,
        icon: FIRST_ICON,
      }),
    edit,
    editSelected: () => edit(marking.selected),
    keep(draft) {
      set(withMarker(state.settings, draft));
      marking.select(draft.id ?? state.settings.nextMarkerId);
      marking.ask(null);
    },
    remove(id) {
      set({ markers: markers.filter((marker) => marker.id !== id) });
      if (marking.selected === id) marking.select(null);
    },
  };
}
