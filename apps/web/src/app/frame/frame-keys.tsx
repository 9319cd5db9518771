/** The frame's own keys: the palette, the list of keys, going places. */
import { useNavigate } from "@tanstack/react-router";
import { useShortcut } from "../../ui/keyboard/keyboard-context.ts";
import { useOverlays } from "../../ui/overlay/overlays-context.ts";
import type { Area } from "./areas.ts";

export function FrameKeys({ areas }: { areas: readonly Area[] }) {
  return (
    <>
      <EverywhereKeys />
      {areas.map((area) => (
        <GoKey key={area.title} area={area} />
      ))}
    </>
  );
}

function EverywhereKeys() {
  const { palette, keyboardHelp } = useOverlays();
  useShortcut({ keys: "mod+k", label: "Find anything", group: "Everywhere", run: palette.open });
  useShortcut({ keys: "?", label: "List the keys", group: "Everywhere", run: keyboardHelp.open });
  return null;
}

function GoKey({ area: { key, title, to } }: { area: Area }) {
  const navigate = useNavigate();
  useShortcut(
    key === undefined
      ? null
      : { keys: `g ${key}`, label: title, group: "Go to", run: () => void navigate({ to }) },
  );
  return null;
}
