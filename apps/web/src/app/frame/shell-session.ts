/** What the frame needs to know of who is signed in. The session keeps it; the frame only reads and asks. */
import type { BandUser } from "@bandstand/contracts/band-user";

/** A band that the person belongs to, for the switcher. */
export interface BandChoice {
  id: number;
  name: string;
  identity: string;
  logoFilename: string | null;
  /** What the person is in it. */
  roleName: string;
  administratorEnabled: boolean;
}

export interface ShellSession {
  /** Resolves once it is known whether somebody is signed in. */
  ready: () => Promise<void>;
  /** The signed-in member, null when nobody is. The same object until something changes. */
  bandUser: () => BandUser | null;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
  bands: () => Promise<readonly BandChoice[]>;
  switchBand: (bandId: number) => Promise<void>;
  /** Founds a band, and opens it. */
  addBand: (name: string) => Promise<void>;
  /** Deletes the open band, whose name was typed, and opens another of theirs; where there is none, `leave` leads out first. */
  deleteBand: (typed: string, leave: () => Promise<void>) => Promise<void>;
  signOut: () => Promise<void>;
}
