/** The signed-in person in the frame's words, and what they may ask of it. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { avatarAddress } from "../../records/members/avatar-address.ts";
import type { BandChoice, ShellSession } from "./shell-session.ts";

export interface FramePerson {
  name: string;
  email: string;
  bandId: number;
  bandName: string;
  bandLogo: string | null;
  /** Under the band's name: what they are in it. */
  role: string;
  picture: string | null;
  bands: () => Promise<readonly BandChoice[]>;
  onSwitch: (bandId: number) => void;
  onSignOut: () => void;
}

export function framePerson(
  bandUser: BandUser,
  bands: ShellSession["bands"],
  onSwitch: (bandId: number) => void,
  onSignOut: () => void,
): FramePerson {
  const { TheUser, TheBand } = bandUser;
  const name = [TheUser.forename, TheUser.surname].filter(Boolean).join(" ");
  return {
    name: name === "" ? bandUser.nickname : name,
    email: TheUser.email ?? "",
    bandId: TheBand.id,
    bandName: TheBand.name,
    // What another build has kept says nothing of it.
    bandLogo: TheBand.logoFilename ?? null,
    role: bandUser.administratorEnabled ? "Administrator" : bandUser.Role.name,
    picture: avatarAddress(bandUser),
    bands,
    onSwitch,
    onSignOut,
  };
}
