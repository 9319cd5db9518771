/** What somebody may do, in a plain sentence: "sees songs and set lists, edits events". */
import { AREA_TAGS, type AreaTag, type Privilege } from "./access-rule.ts";
import { isAdministrator, type RightsHolder } from "./member.ts";
import { canEditEvents, canEditVenues, canPublish, canRead, canWrite } from "./permissions.ts";

const WORDS: Readonly<Record<AreaTag, string>> = {
  DB: "the dashboard",
  SO: "songs",
  SL: "set lists",
  EV: "events",
  VN: "venues",
  BU: "members",
  OD: "documents",
  FL: "followers",
};

/** Everybody has a dashboard, so that it is told of only where there is nothing else. */
const TOLD: readonly AreaTag[] = ["SO", "SL", "EV", "VN", "BU", "OD", "FL"];

/** What counts in an area once all the member's switches are taken together. */
export function effectivePrivilege(holder: RightsHolder, area: AreaTag): Privilege {
  if (canWrite(holder, area)) return "W";
  if (area === "EV" && canEditEvents(holder)) return "W";
  if (area === "VN" && canEditVenues(holder)) return "W";
  return canRead(holder, area) ? "R" : "H";
}

export function effectivePrivileges(holder: RightsHolder): Readonly<Record<AreaTag, Privilege>> {
  const entries = AREA_TAGS.map((area) => [area, effectivePrivilege(holder, area)] as const);
  return Object.fromEntries(entries) as Record<AreaTag, Privilege>;
}

export function rightsInWords(holder: RightsHolder): string {
  if (isAdministrator(holder)) return "edits everything";
  const privileges = effectivePrivileges(holder);
  const having = (privilege: Privilege) => TOLD.filter((area) => privileges[area] === privilege);
  const parts = [
    sentencePart("sees", having("R")),
    sentencePart("edits", having("W")),
    canPublish(holder) ? "publishes gigs" : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(", ");
  return privileges.DB === "H" ? "sees nothing" : "sees the dashboard";
}

function sentencePart(verb: string, areas: readonly AreaTag[]): string | null {
  if (areas.length === 0) return null;
  if (areas.length === TOLD.length) return `${verb} everything`;
  const words = areas.map((area) => WORDS[area]);
  const last = words.at(-1);
  return words.length === 1
    ? `${verb} ${last}`
    : `${verb} ${words.slice(0, -1).join(", ")} and ${last}`;
}
