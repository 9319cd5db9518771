/** Shows the frame's own layers when they are asked for, and loads each only then. */
import { type ComponentType, lazy } from "react";
import { Part } from "../parts/part.tsx";
import { useIsOpen, useOverlays } from "./overlays-context.ts";
import type { Toggle } from "./toggle.ts";

type Layer = ComponentType<{ onClose: () => void }>;

const CommandPalette = lazy(async () => {
  const { CommandPalette: layer } = await import("../command-palette/command-palette.tsx");
  return { default: layer };
});
const KeyboardHelp = lazy(async () => {
  const { KeyboardHelp: layer } = await import("../keyboard/keyboard-help.tsx");
  return { default: layer };
});
const NotificationPanel = lazy(async () => {
  const { NotificationPanel: layer } = await import("../notifications/notification-panel.tsx");
  return { default: layer };
});

export function OverlayHosts() {
  const { palette, keyboardHelp, notifications } = useOverlays();
  return (
    <>
      <Host toggle={palette} layer={CommandPalette} />
      <Host toggle={keyboardHelp} layer={KeyboardHelp} />
      <Host toggle={notifications} layer={NotificationPanel} />
    </>
  );
}

function Host({ toggle, layer: Layer }: { toggle: Toggle; layer: Layer }) {
  if (!useIsOpen(toggle)) return null;
  return (
    <Part onFailed={toggle.close}>
      <Layer onClose={toggle.close} />
    </Part>
  );
}
