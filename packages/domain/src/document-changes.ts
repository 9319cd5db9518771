/** Whether a member may make of a document what they have asked for. Pure: asked by the server before it keeps anything. */
import { type DocumentContext, placeOf, placesTaken } from "./document-places.ts";
import {
  canAddDocument,
  canEditDocument,
  canRestrictToAdministrators,
  type RestrictedDocument,
} from "./document-permissions.ts";
import type { Actor } from "./member.ts";

/** What stands in the way: no right, more than one place, or a role whose document the member could not see any more. */
export type ChangeRefusal = "no_right" | "onePlace" | "ownRole";

/** @param before null where it is added */
export function documentRefusal(
  actor: Actor,
  before: RestrictedDocument | null,
  after: RestrictedDocument,
): ChangeRefusal | null {
  if (before !== null && !canEditDocument(actor, before)) return "no_right";
  if (placesTaken(after) > 1) return "onePlace";
  const isMoved = before === null || !isSamePlace(before, after);
  if (isMoved && !canAddDocument(actor, after)) return "no_right";
  if (after.admins !== (before?.admins ?? false) && !canRestrictToAdministrators(actor))
    return "no_right";
  return canEditDocument(actor, after) ? null : "ownRole";
}

export function isSamePlace(one: DocumentContext, other: DocumentContext): boolean {
  const { field } = placeOf(one);
  return field === placeOf(other).field && (field === null || one[field] === other[field]);
}
