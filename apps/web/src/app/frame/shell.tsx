/** The signed-in product around its pages: frame, keys, palette, notifications. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import type { BandUser } from "@bandstand/contracts/band-user";
import { type ReactNode, useEffect, useState } from "react";
import { useMayCall } from "../../lib/services/use-may.ts";
import { listenToKeys } from "../../ui/keyboard/listen-to-keys.ts";
import { useConfirmLeaving } from "../../ui/edit-session/unsaved-locks-context.ts";
import { useKeyboard } from "../../ui/keyboard/keyboard-context.ts";
import { LateMenuPanel } from "../../ui/menu/late-menu-panel.ts";
import { latePart, useFetchAhead } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import { OverlayHosts } from "../../ui/overlay/overlay-hosts.tsx";
import { type Area, visibleAreas } from "./areas.ts";
import { Frame } from "./frame.tsx";
import { FrameKeys } from "./frame-keys.tsx";
import { framePerson } from "./frame-person.ts";
import type { ShellSession } from "./shell-session.ts";
import { useSwitchBand } from "./use-switch-band.ts";

const BandDeletion = latePart(async () => (await import("./band-deletion.tsx")).BandDeletion);
const Palette = latePart(async () => (await import("./palette.tsx")).Palette);
const AHEAD = [Palette, LateMenuPanel];

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
  const [deleting, setDeleting] = useState(false);
  useFetchAhead(AHEAD);
  useEffect(() => listenToKeys(window, shortcuts), [shortcuts]);

  const signOut = async (): Promise<void> => {
    if (await mayLeave()) await session.signOut();
  };
  const visible = visibleAreas(areas, useMayCall());
  const deleteBand = async (): Promise<void> => setDeleting(await mayLeave());
  const person = framePerson(bandUser, {
    bands: session.bands,
    onSwitch: switchBand,
    onDeleteBand: () => void deleteBand(),
    onSignOut: () => void signOut(),
  });
  return (
    <>
      <FrameKeys areas={visible} />
      <Frame person={person} areas={visible} player={player} banner={banner}>
        {children}
      </Frame>
      {deleting && (
        <Part onFailed={() => setDeleting(false)}>
          <BandDeletion session={session} onClose={() => setDeleting(false)} />
        </Part>
      )}
      <OverlayHosts
        palette={(close) => <Palette areas={visible} person={person} onClose={close} />}
      />
    </>
  );
}
