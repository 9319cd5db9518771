/**
 * Which documents a member may see, as SQL: `canSeeDocument` decides of one, this where many are read. A test holds the two
 * together.
 */
import { DOCUMENT_PLACES } from "@bandstand/domain/document-places";
import { type Actor, isAdministrator } from "@bandstand/domain/member";
import { canRead } from "@bandstand/domain/permissions";

const COLUMNS = { songId: "song_id", venueId: "venue_id", eventId: "event_id" } as const;

/** Of a member: administrator, role, and for each place whether its area may be read. */
export function sightOf(actor: Actor): readonly unknown[] {
  return [
    isAdministrator(actor),
    actor.roleId,
    ...DOCUMENT_PLACES.map(({ area }) => canRead(actor, area)),
  ];
}

/** Parameters that {@link sightOf} fills. */
export const SIGHT_PARAMETERS = 2 + DOCUMENT_PLACES.length;

/** @param first the parameter from which on the member's sight stands */
export function sightParameters(first: number) {
  const at = (place: number, type: string) => `$${first + place}::${type}`;
  return {
    isAdministrator: at(0, "boolean"),
    roleId: at(1, "integer"),
    /** By the field of what a document belongs to. */
    reads: (field: keyof typeof COLUMNS | null) =>
      at(2 + DOCUMENT_PLACES.findIndex((place) => place.field === field), "boolean"),
  };
}

/** A condition on a document. */
export function isVisible(alias: string, first: number): string {
  const { isAdministrator: administrates, roleId, reads } = sightParameters(first);
  const places = DOCUMENT_PLACES.map(({ field }) =>
    field === null ? reads(null) : `(${reads(field)} and ${alias}.${COLUMNS[field]} is not null)`,
  );
  return `((${administrates} or (not ${alias}.admins and (${alias}.role_id is null or ${alias}.role_id = ${roleId})))
    and (${places.join(" or ")}))`;
}
