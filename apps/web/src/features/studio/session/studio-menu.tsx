/** What is seldom wanted of a studio. */
import { IconDots } from "@tabler/icons-react";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { useCorrections } from "../analysis/use-corrections.ts";
import { useTransport } from "../transport/use-transport.ts";
import { isAudioChanged } from "./studio-state.ts";
import { useStudio } from "./studio-context.ts";
import { useHabits } from "./use-habits.ts";

export function StudioMenu() {
  const { song, state, dispatch, room } = useStudio();
  const { stop } = useTransport();
  const [{ savesItself }, change] = useHabits();
  const corrections = useCorrections();

  /** A phone has no room for them elsewhere. */
  const sound = (): MenuGroup => ({
    key: "sound",
    items: [
      { key: "stop", label: "Stop", onSelect: stop },
      {
        key: "reset",
        label: "Reset audio",
        unavailable: isAudioChanged(state.settings) ? undefined : "It sounds as recorded already",
        onSelect: () => dispatch({ type: "resetAudio" }),
      },
    ],
  });
  const heard = () => (state.settings.analysisResults === null ? [] : corrections());
  const saving = (): MenuGroup => ({
    key: "saving",
    label: "My changes",
    items: [
      {
        key: "asked",
        label: "Save when I press Save",
        chosen: !savesItself,
        onSelect: () => change({ savesItself: false }),
      },
      {
        key: "itself",
        label: "Save by itself",
        chosen: savesItself,
        onSelect: () => change({ savesItself: true }),
      },
    ],
  });
  return (
    <MenuButton
      label={`More for ${song.title}`}
      size="small"
      groups={() => (room === "phone" ? [sound(), saving(), ...heard()] : [saving()])}
    >
      <IconDots aria-hidden />
    </MenuButton>
  );
}
