/** The roles that whoever is signed in may give a document to: others than their own they could not take back. */
import { isAdministrator } from "@bandstand/domain/member";
import { useBandUser } from "../../lib/services/services-context.ts";
import { useRoles } from "../../records/lookups/lookups.ts";

export function useRolesToGive() {
  const actor = useBandUser();
  const lookup = useRoles();
  const roles = lookup.data ?? [];
  const given = isAdministrator(actor) ? roles : roles.filter(({ id }) => id === actor.roleId);
  return { lookup, roles: given };
}
