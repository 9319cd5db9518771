/** What a change of a membership means for what its member may do. */
import { AREA_TAGS, type AreaTag } from "./access-rule.ts";
import { isEqual } from "./change.ts";
import { type Actor, isAdministrator } from "./member.ts";
import { canPublish, canRead, privilegeOn } from "./permissions.ts";

/** The areas that they could read and cannot any more. */
export function areasLost(before: Actor, now: Actor): ReadonlySet<AreaTag> {
  return new Set(AREA_TAGS.filter((area) => canRead(before, area) && !canRead(now, area)));
}

export function hasOtherRights(before: Actor, now: Actor): boolean {
  return !isEqual(rightsOf(before), rightsOf(now));
}

function rightsOf(actor: Actor) {
  return {
    areas: AREA_TAGS.map((area) => privilegeOn(actor, area)),
    isAdministrator: isAdministrator(actor),
    publishes: canPublish(actor),
    role: actor.Role?.tag ?? null,
  };
}
