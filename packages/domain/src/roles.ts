/** The roles of a band, the areas of its menu, and the rights that a role starts with. */
import type { AreaTag, Privilege } from "./access-rule.ts";

/** The role of those who make up the band: named on its public page, and told the fee. */
export const BAND_MEMBER_ROLE = "M";

/** The role of those who play for a member who cannot. */
export const DEPUTY_ROLE = "MD";

/** In the order in which they are offered: the table's, which a test holds to it. */
export const ROLES = [
  { tag: "M", name: "Member" },
  { tag: "MD", name: "Deputy" },
  { tag: "H", name: "Helper" },
  { tag: "HM", name: "Merchandise" },
  { tag: "HR", name: "Road Crew" },
  { tag: "BM", name: "Band Manager" },
  { tag: "TS", name: "Technical & Sound" },
  { tag: "MP", name: "Music Producer" },
  { tag: "EX", name: "Ex-Member" },
] as const;

export type RoleTag = (typeof ROLES)[number]["tag"];

const GROUP_NAMES: Readonly<Record<string, string>> = {
  MD: "Deputies",
  HM: "Merchandise",
  HR: "Road Crew",
  TS: "Technical & Sound",
};

/** What those of a role are called together. */
export function roleGroupName({ tag, name }: { tag: string; name: string }): string {
  return GROUP_NAMES[tag] ?? `${name}s`;
}

/** Whoever has left: remembered, and no longer counted. */
export const FORMER_ROLE = "EX";

/** The menu's options in its order; `default` is the privilege of a member of the band. */
export const MENU_OPTIONS = [
  { tag: "DB", title: "Dashboard", default: "R" },
  { tag: "SL", title: "Set Lists", default: "R" },
  { tag: "EV", title: "Events", default: "R" },
  { tag: "VN", title: "Venues", default: "R" },
  { tag: "SO", title: "Songs", default: "R" },
  { tag: "BU", title: "Band Members", default: "H" },
  { tag: "OD", title: "Documents", default: "R" },
  { tag: "FL", title: "Followers", default: "H" },
] as const satisfies readonly { tag: AreaTag; title: string; default: Privilege }[];

export type Privileges = Readonly<Record<AreaTag, Privilege>>;

const HIDDEN: Privileges = {
  DB: "H",
  SL: "H",
  EV: "H",
  VN: "H",
  SO: "H",
  BU: "H",
  OD: "H",
  FL: "H",
};
const HELPER: Privileges = { ...HIDDEN, DB: "R", SL: "R", EV: "R", VN: "R" };
const MEMBER: Privileges = { ...HELPER, SO: "R", OD: "R" };
const PRODUCER: Privileges = { ...HIDDEN, DB: "R", SL: "R", SO: "R", OD: "R" };
const FORMER: Privileges = { ...HIDDEN, DB: "R" };
const MANAGER: Privileges = {
  DB: "W",
  SL: "W",
  EV: "W",
  VN: "W",
  SO: "W",
  BU: "W",
  OD: "W",
  FL: "W",
};

/** What is suggested when the role is picked; a role unknown here gets what a helper gets. */
export function defaultPrivileges(roleTag: string): Privileges {
  switch (roleTag) {
    case "M":
    case "MD":
      return MEMBER;
    case "MP":
      return PRODUCER;
    case "EX":
      return FORMER;
    case "BM":
      return MANAGER;
    default:
      return HELPER;
  }
}
