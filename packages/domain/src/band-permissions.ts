/** What of the band, beside its areas, is for whom; and what a reader of one area gets of another. */
import type { AreaTag } from "./access-rule.ts";
import { isAdministrator, type Actor } from "./member.ts";
import { BAND_MEMBER_ROLE } from "./roles.ts";
import { canEditSongs, canEditVenues, canRead } from "./permissions.ts";

/** The fields of a band that only its administrators get. */
export const PRIVATE_BAND_FIELDS = [
  "rules",
  "responsibilities",
  "merchandising",
  "bookingRequirements",
  "passwords",
  "paymentDetails",
] as const;

/** The fields of a song that come with a set list. */
export const SONG_BASICS = ["title", "artist", "songkey", "capo", "bpm", "seconds"] as const;

/** The fields of a venue that come with an event: what it takes to get there. */
export const VENUE_BASICS = ["name", "location", "address", "threeWords", "parking"] as const;

export function canEditBand(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Edit, switch on and off, and clear the band's news and information. */
export function canEditNews(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** The band's news and information stand on its dashboard. */
export function canReadNews(actor: Actor): boolean {
  return canRead(actor, "DB");
}

export function canSeePrivateBandInformation(actor: Actor): boolean {
  return isAdministrator(actor);
}

/** Everybody knows who makes up the band; who is there beside them, readers of members. */
export function canSeeInProfile(actor: Actor, role: { readonly tag: string }): boolean {
  return role.tag === BAND_MEMBER_ROLE || canRead(actor, "BU");
}

export function canSeeSongBasics(actor: Actor): boolean {
  return canRead(actor, "SO") || canRead(actor, "SL");
}

export function canSeeSetlistName(actor: Actor): boolean {
  return canRead(actor, "SL") || canRead(actor, "EV");
}

export function canSeeVenueName(actor: Actor): boolean {
  return canRead(actor, "VN") || canRead(actor, "EV");
}

const WHATS_NEW = [
  ["songs", "SO"],
  ["events", "EV"],
  ["bandUsers", "BU"],
  ["documents", "OD"],
] as const satisfies readonly (readonly [string, AreaTag])[];

export type WhatsNewKind = (typeof WHATS_NEW)[number][0];

/** The kinds of news that the member may read about. */
export function whatsNewKinds(actor: Actor): WhatsNewKind[] {
  return WHATS_NEW.filter(([, area]) => canRead(actor, area)).map(([kind]) => kind);
}

/** With their documents: whoever may edit a song or a venue may attach documents to it. */
export function canImport(actor: Actor, type: "songs" | "venues"): boolean {
  return type === "songs" ? canEditSongs(actor) : canEditVenues(actor);
}

/** Of the person's other bands, those to import from. */
export function bandsToImportFrom<B extends { readonly administratorEnabled: boolean }>(
  otherBands: readonly B[],
): B[] {
  return otherBands.filter((band) => band.administratorEnabled);
}
