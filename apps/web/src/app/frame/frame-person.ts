/** The signed-in person in the frame's words, and what they may ask of it. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { avatarAddress } from "../../records/members/avatar-address.ts";
import { roleIn } from "./band-words.ts";
import type { BandChoice } from "./shell-session.ts";

export interface FramePerson {
  name: string;
  email: string;
  bandId: number;
  bandName: string;
  bandLogo: string | null;
  /** In the address of its public page. */
  bandIdentity: string;
  /** Under the band's name: what they are in it. */
  role: string;
  picture: string | null;
  bands: () => Promise<readonly BandChoice[]>;
  onSwitch: (bandId: number) => void;
  onDeleteBand: () => void;
  onSignOut: () => void;
}

type Asked = Pick<FramePerson, "bands" | "onSwitch" | "onDeleteBand" | "onSignOut">;

export function framePerson(bandUser: BandUser, asked: Asked): FramePerson {
  const { TheUser, TheBand } = bandUser;
  const name = [TheUser.forename, TheUser.surname].filter(Boolean).join(" ");
  return {
    name: name === "" ? bandUser.nickname : name,
    email: TheUser.email ?? "",
    bandId: TheBand.id,
    bandName: TheBand.name,
    // What another build has kept says nothing of it.
    bandLogo: TheBand.logoFilename ?? null,
    bandIdentity: TheBand.identity,
    role: roleIn({ ...bandUser, roleName: bandUser.Role.name }),
    picture: avatarAddress(bandUser),
    ...asked,
  };
}
