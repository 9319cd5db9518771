/** A band with administrators has one who may also end it. Who that is once the last of them goes with their account. */
import { isAdministrator } from "./member.ts";

/** An administrator of the band who can sign in, as far as the choice goes by it. */
export interface AdministratorOfBand {
  readonly id: number;
  readonly nickname: string;
  readonly administratorEnabled: boolean;
  readonly superAdministratorEnabled: boolean;
  /** `YYYY-MM-DD`; null where nobody has said. */
  readonly joiningDate: string | null;
  /** ISO 8601: when the band got the membership. */
  readonly createdAt: string;
}

/**
 * Who becomes super administrator as `leaving` goes: of the administrators that stay, whoever has been there longest. Null where
 * one stays already, where whoever goes was none, and where nobody is left to be one.
 */
export function successorOf<Administrator extends AdministratorOfBand>(
  leaving: { readonly superAdministratorEnabled: boolean },
  staying: readonly Administrator[],
): Administrator | null {
  if (!leaving.superAdministratorEnabled) return null;
  if (staying.some((member) => member.superAdministratorEnabled)) return null;
  const [longest] = staying
    .filter(isAdministrator)
    .toSorted((a, b) => compare(since(a), since(b)) || a.id - b.id);
  return longest ?? null;
}

/** The day that the band has said counts before the one on which it got Bandstand. */
function since({ joiningDate, createdAt }: AdministratorOfBand): string {
  return joiningDate ?? createdAt.slice(0, 10);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Told before the account is deleted. */
export function successionWords(name: string, nickname: string): string {
  return `${nickname} becomes super administrator of “${name}”.`;
}
