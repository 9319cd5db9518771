/**
 * How each kind of transaction begins: one message to the server, which says whose rows it is about. It says so once; what
 * comes later can neither say it again nor change it (migration 0008).
 */
import type { Roles } from "./roles.ts";

interface BandOpening {
  bandId: number;
  bandUserId: number | null;
  readOnly: boolean;
}

export function bandOpening(roles: Roles | null, opening: BandOpening): string {
  const member = opening.bandUserId === null ? NONE : id(opening.bandUserId);
  return opened(roles?.band, `'band', ${id(opening.bandId)}, ${member}, ${NONE}`, opening.readOnly);
}

export function personOpening(
  roles: Roles | null,
  opening: { userId: number; readOnly: boolean },
): string {
  return opened(
    roles?.person,
    `'person', ${NONE}, ${NONE}, ${id(opening.userId)}`,
    opening.readOnly,
  );
}

export function publicOpening(roles: Roles | null): string {
  return opened(roles?.public, `'public', ${NONE}, ${NONE}, ${NONE}`, true);
}

/** The system's connections start in its role. */
export function systemOpening(readOnly: boolean): string {
  return readOnly ? "BEGIN READ ONLY" : "BEGIN";
}

const NONE = "0";

function opened(role: string | undefined, scope: string, readOnly: boolean): string {
  return `BEGIN${role ? `; SET LOCAL ROLE "${role}"` : ""}; CALL bandstand.set_scope(${scope}, ${readOnly})`;
}

/** These go into the statement's text, for which a message of several statements leaves no other place. */
function id(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw new RangeError(`${value} is no id`);
  return String(value);
}
