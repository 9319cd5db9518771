/** How each kind of transaction begins: one message to the server, which says whose rows it is about. */
import type { Roles } from "./roles.ts";

interface BandOpening {
  bandId: number;
  userId: number | null;
  bandUserId: number | null;
  readOnly: boolean;
}

export function bandOpening(roles: Roles | null, opening: BandOpening): string {
  return (
    begin(opening.readOnly) +
    role(roles?.band) +
    local("scope", "band") +
    local("band_id", id(opening.bandId)) +
    (opening.userId === null ? "" : local("user_id", id(opening.userId))) +
    (opening.bandUserId === null ? "" : local("band_user_id", id(opening.bandUserId)))
  );
}

export function personOpening(
  roles: Roles | null,
  opening: { userId: number; readOnly: boolean },
): string {
  return (
    begin(opening.readOnly) +
    role(roles?.person) +
    local("scope", "person") +
    local("user_id", id(opening.userId))
  );
}

export function publicOpening(roles: Roles | null): string {
  return begin(true) + role(roles?.public) + local("scope", "public");
}

/** The system's connections start in its role. */
export function systemOpening(readOnly: boolean): string {
  return begin(readOnly);
}

const begin = (readOnly: boolean) => (readOnly ? "BEGIN READ ONLY" : "BEGIN");
const role = (name: string | undefined) => (name ? `; SET LOCAL ROLE "${name}"` : "");
const local = (name: string, value: string) => `; SET LOCAL bandstand.${name} = '${value}'`;

/** These go into the statement's text, for which a message of several statements leaves no other place. */
function id(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw new RangeError(`${value} is no id`);
  return String(value);
}
