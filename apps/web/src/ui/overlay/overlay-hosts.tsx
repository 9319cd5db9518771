/** Shows the frame's own layers when they are asked for. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import type { ReactNode } from "react";
import { latePart, useFetchAhead } from "../parts/late-part.ts";
import { Part } from "../parts/part.tsx";
import { useIsOpen, useOverlays } from "./overlays-context.ts";
import type { Toggle } from "./toggle.ts";

interface LayerProps {
  onClose: () => void;
}

const KeyboardHelp = latePart<LayerProps>(
  async () => (await import("../keyboard/keyboard-help.tsx")).KeyboardHelp,
);
const NotificationPanel = latePart<LayerProps>(
  async () => (await import("../notifications/notification-panel.tsx")).NotificationPanel,
);
const LAYERS = [KeyboardHelp, NotificationPanel];

/** @param palette its commands are the frame's */
export function OverlayHosts({ palette }: { palette: (onClose: () => void) => ReactNode }) {
  const overlays = useOverlays();
  useFetchAhead(LAYERS);
  return (
    <>
      <Host toggle={overlays.palette}>{palette}</Host>
      <Host toggle={overlays.keyboardHelp}>{(close) => <KeyboardHelp onClose={close} />}</Host>
      <Host toggle={overlays.notifications}>
        {(close) => <NotificationPanel onClose={close} />}
      </Host>
    </>
  );
}

interface HostProps {
  toggle: Toggle;
  children: (onClose: () => void) => ReactNode;
}

function Host({ toggle, children }: HostProps) {
  if (!useIsOpen(toggle)) return null;
  return <Part onFailed={toggle.close}>{children(toggle.close)}</Part>;
}
