/** Who sees what is uploaded, as one choice, and as the fields of the form that says so. Pure. */
import type { SaidOfFile } from "../../../records/documents/document-changes.ts";

/** "role 3" is the role of that number. */
export type SeenBy = "everybody" | "admins" | `role ${number}`;

interface Role {
  id: number;
  name: string;
}

export function seenByOptions(roles: readonly Role[], mayRestrict: boolean) {
  const choice = (value: SeenBy, label: string) => ({ value, label });
  return [
    choice("everybody", "Everybody who may see it"),
    ...(mayRestrict ? [choice("admins", "Admins only")] : []),
    ...roles.map(({ id, name }) => choice(`role ${id}`, `${name} only`)),
  ];
}

export function saidOfSeenBy(seenBy: string): SaidOfFile {
  if (seenBy === "admins") return { admins: "true" };
  const role = /^role (\d+)$/.exec(seenBy)?.[1];
  return role === undefined ? {} : { roleId: role };
}
