/** Venues that are entered twice: the same name in the same place, however they are written. */
import { plainText } from "./plain-text.ts";

interface NamedVenue {
  readonly name: string;
  readonly location: string | null;
}

const ARTICLE = /^(?:the|ye olde|ye|le|la|les|der|die|das) /;

/** "The Half-Crown" and "half crown" are one name; nothing but an article is a name by itself. */
export function venueNameKey(name: string): string {
  const words = plainText(name).replaceAll("&", " and ");
  const plain = words
    .replaceAll(/['’`´]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain.replace(ARTICLE, "");
}

/** Which part of a town people name varies: one names what the other names, or says nothing. */
function isSamePlace(one: string, other: string): boolean {
  if (one === "" || other === "") return true;
  const parts = new Set(one.split(" "));
  return other.split(" ").some((part) => parts.has(part));
}

const placeKey = (location: string | null) =>
  plainText(location ?? "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Venues of the list that may be the one being entered. A venue is none of its own. */
export function likelyVenues<Venue extends NamedVenue & { readonly id: number }>(
  venue: NamedVenue & { readonly id?: number | undefined },
  venues: readonly Venue[],
): Venue[] {
  const name = venueNameKey(venue.name);
  if (name === "") return [];
  const place = placeKey(venue.location);
  return venues.filter(
    (other) =>
      other.id !== venue.id &&
      venueNameKey(other.name) === name &&
      isSamePlace(placeKey(other.location), place),
  );
}
