/** Who may see and change a document: by the area it belongs to, and by whom it was restricted to. */
import type { AreaTag } from "./access-rule.ts";
import { type DocumentContext, placeOf } from "./document-places.ts";
import { isAdministrator, type Actor } from "./member.ts";
import { canEdit, canRead } from "./permissions.ts";

export type RestrictedDocument = DocumentContext & {
  /** For administrators only. */
  readonly admins: boolean;
  /** For members of this role, or null for all. */
  readonly roleId: number | null;
};

/** A right on any of these areas is a right on the document. */
export function documentAreas(context: DocumentContext): AreaTag[] {
  const { area } = placeOf(context);
  return area === "OD" ? ["OD"] : ["OD", area];
}

export function canAddDocument(actor: Actor, context: DocumentContext): boolean {
  return documentAreas(context).some((area) => canEdit(actor, area));
}

export function canSeeDocument(actor: Actor, document: RestrictedDocument): boolean {
  return (
    isMeantFor(actor, document) && documentAreas(document).some((area) => canRead(actor, area))
  );
}

export function canEditDocument(actor: Actor, document: RestrictedDocument): boolean {
  return (
    isMeantFor(actor, document) && documentAreas(document).some((area) => canEdit(actor, area))
  );
}

/** Set or clear "Admins only". */
export function canRestrictToAdministrators(actor: Actor): boolean {
  return isAdministrator(actor);
}

export function canSeeHistory(actor: Actor): boolean {
  return isAdministrator(actor);
}

function isMeantFor(actor: Actor, document: RestrictedDocument): boolean {
  if (isAdministrator(actor)) return true;
  if (document.admins) return false;
  return document.roleId === null || document.roleId === actor.roleId;
}
