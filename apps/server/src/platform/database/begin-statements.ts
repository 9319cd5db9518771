/**
 * How each kind of transaction begins: one message to the server, which says whose rows it is about. It says so once; what
 * comes later can neither say it again nor change it (migration 0008).
 */
import type { Roles } from "./roles.ts";

interface BeginBand {
  bandId: number;
  bandUserId: number | null;
  readOnly: boolean;
  snapshot?: boolean;
}

export function beginBand(roles: Roles | null, scope: BeginBand): string {
  const member = scope.bandUserId === null ? NONE : id(scope.bandUserId);
  return beginStatement(
    roles?.band,
    `'band', ${id(scope.bandId)}, ${member}, ${NONE}`,
    scope.readOnly,
    scope.snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN",
  );
}

export function beginPerson(
  roles: Roles | null,
  scope: { userId: number; readOnly: boolean },
): string {
  return beginStatement(
    roles?.person,
    `'person', ${NONE}, ${NONE}, ${id(scope.userId)}`,
    scope.readOnly,
  );
}

export function beginPublic(roles: Roles | null): string {
  return beginStatement(roles?.public, `'public', ${NONE}, ${NONE}, ${NONE}`, true);
}

/** The system's connections start in its role. */
export function beginSystem(readOnly: boolean): string {
  return readOnly ? "BEGIN READ ONLY" : "BEGIN";
}

const NONE = "0";

function beginStatement(
  role: string | undefined,
  scope: string,
  readOnly: boolean,
  begin = "BEGIN",
): string {
  return `${begin}${role ? `; SET LOCAL ROLE "${role}"` : ""}; CALL bandstand.set_scope(${scope}, ${readOnly})`;
}

/** These go into the statement's text, for which a message of several statements leaves no other place. */
function id(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw new RangeError(`${value} is no id`);
  return String(value);
}
