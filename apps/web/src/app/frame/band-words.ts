/** What the switcher says below a band's name. Pure. */
import { publicPageOf } from "../../ui/links/public-page.ts";
import type { BandChoice } from "./shell-session.ts";

/** What somebody is in a band, in a word. */
export function roleIn(member: Pick<BandChoice, "administratorEnabled" | "roleName">): string {
  return member.administratorEnabled ? "Administrator" : member.roleName;
}

type Told = Pick<BandChoice, "id" | "name" | "identity" | "administratorEnabled" | "roleName">;

/** What they are in it, and where another band has its name, as one that came from its file, its address. */
export function bandLine(band: Told, bands: readonly Told[]): string {
  const hasTwin = bands.some(({ id, name }) => id !== band.id && name === band.name);
  return hasTwin ? `${roleIn(band)} · ${publicPageOf(band.identity)}` : roleIn(band);
}
