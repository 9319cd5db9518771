/** Who may read and write which area of a band, and who may make a call. Used alike to enforce and to show or hide. */
import type { AccessRule, AreaTag, Privilege } from "./access-rule.ts";
import { isAdministrator, type Actor, type RightsHolder } from "./member.ts";
import { BAND_MEMBER_ROLE } from "./roles.ts";

/** The privilege that counts: an area without an option is hidden. */
export function privilegeOn(actor: RightsHolder, area: AreaTag): Privilege {
  if (isAdministrator(actor)) return "W";
  for (const menu of actor.menus) {
    const option = menu.MenuOptions.find((candidate) => candidate.tag === area);
    if (option) return option.priv === "W" && !actor.editEnabled ? "R" : option.priv;
  }
  return "H";
}

export function canRead(actor: RightsHolder, area: AreaTag): boolean {
  if (privilegeOn(actor, area) !== "H") return true;
  // Bookings cover events and venues; whoever may change a record must be able to see it.
  return actor.bookingsEnabled && (area === "EV" || area === "VN");
}

export function canWrite(actor: RightsHolder, area: AreaTag): boolean {
  return privilegeOn(actor, area) === "W";
}

/** W on the area. Bookings cover events and venues. */
export function canEdit(actor: RightsHolder, area: AreaTag): boolean {
  if (area === "EV" || area === "VN") return canPublish(actor) || canWrite(actor, area);
  return canWrite(actor, area);
}

/** Administrator or bookings-enabled. */
export function canPublish(actor: RightsHolder): boolean {
  return isAdministrator(actor) || actor.bookingsEnabled;
}

export function canEditEvents(actor: RightsHolder): boolean {
  return canEdit(actor, "EV");
}

/** What events pay, what they cost, and how the rest is shared. */
export function canSeeFee(actor: Actor): boolean {
  return isAdministrator(actor) || actor.Role?.tag === BAND_MEMBER_ROLE;
}

export function canEditVenues(actor: RightsHolder): boolean {
  return canEdit(actor, "VN");
}

export function canEditSongs(actor: RightsHolder): boolean {
  return canWrite(actor, "SO");
}

export function canEditSetlists(actor: RightsHolder): boolean {
  return canWrite(actor, "SL");
}

/** Add, edit, delete and import. */
export function canEditFollowers(actor: RightsHolder): boolean {
  return canWrite(actor, "FL");
}

/**
 * Whether a call with this rule is open to the caller; `null` is a caller without a good token.
 * A member whose sign-in is off has no rights, even while a token of theirs still lives.
 */
export function mayCall(rule: AccessRule, actor: Actor | null): boolean {
  if (rule.kind === "public") return true;
  if (actor === null || !actor.signinEnabled) return false;
  switch (rule.kind) {
    case "signedIn":
      return true;
    case "read":
      return rule.areas.some((area) => canRead(actor, area));
    case "write":
      return isAdministrator(actor) || rule.areas.some((area) => canWrite(actor, area));
    case "writeOrBookings":
      return canPublish(actor) || canWrite(actor, rule.area);
    case "writeSomeOrBookings":
      return canPublish(actor) || rule.areas.some((area) => canWrite(actor, area));
    case "bookings":
      return canPublish(actor);
    case "readMoney":
      return canSeeFee(actor) && canRead(actor, "EV");
    case "writeMoney":
      return canSeeFee(actor) && canEditEvents(actor);
    case "administrator":
      return isAdministrator(actor);
    case "superAdministrator":
      return actor.superAdministratorEnabled;
    default:
      return rule satisfies never;
  }
}
