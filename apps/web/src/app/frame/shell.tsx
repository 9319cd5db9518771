/** The signed-in product around its pages: frame, keys, palette, notifications. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { type ReactNode, useEffect } from "react";
import { useMayCall } from "../../lib/services/use-may.ts";
import { listenToKeys } from "../../ui/keyboard/listen-to-keys.ts";
import { useConfirmLeaving } from "../../ui/edit-session/unsaved-locks-context.ts";
import { useKeyboard } from "../../ui/keyboard/keyboard-context.ts";
import { OverlayHosts } from "../../ui/overlay/overlay-hosts.tsx";
import { type Area, visibleAreas } from "./areas.ts";
import { Frame } from "./frame.tsx";
import { FrameCommands } from "./frame-commands.tsx";
import { framePerson } from "./frame-person.ts";
import type { ShellSession } from "./shell-session.ts";
import { useSwitchBand } from "./use-switch-band.ts";

export interface ShellProps {
  session: ShellSession;
  bandUser: BandUser;
  areas: readonly Area[];
  player?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

export function Shell({ session, bandUser, areas, player, banner, children }: ShellProps) {
  const { shortcuts } = useKeyboard();
  const switchBand = useSwitchBand(session);
  const mayLeave = useConfirmLeaving();
  useEffect(() => listenToKeys(window, shortcuts), [shortcuts]);

  const signOut = async (): Promise<void> => {
    if (await mayLeave()) await session.signOut();
  };
  const visible = visibleAreas(areas, useMayCall());
  const person = framePerson(bandUser, session.bands, switchBand, () => void signOut());
  return (
    <>
      <FrameCommands areas={visible} person={person} />
      <Frame person={person} areas={visible} player={player} banner={banner}>
        {children}
      </Frame>
      <OverlayHosts />
    </>
  );
}
