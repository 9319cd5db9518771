/** Every kind of member that a rule of access tells apart, and whom each rule lets in: written down once, for both sides. */
import { type AccessRule, AREA_TAGS, type AreaTag, type Privilege } from "./access-rule.ts";
import type { ActorOfTest } from "./actor.fixture.ts";

export const onAll = (priv: Privilege): Partial<Record<AreaTag, Privilege>> =>
  Object.fromEntries(AREA_TAGS.map((area) => [area, priv]));

export const MEMBERS: Readonly<Record<string, ActorOfTest>> = {
  "no rights": {},
  "DB:R": { areas: { DB: "R" } },
  "SL:R": { areas: { SL: "R" } },
  "EV:R": { areas: { EV: "R" } },
  "VN:R": { areas: { VN: "R" } },
  "SO:R": { areas: { SO: "R" } },
  "BU:R": { areas: { BU: "R" } },
  "OD:R": { areas: { OD: "R" } },
  "FL:R": { areas: { FL: "R" } },
  "SL:W": { areas: { SL: "W" } },
  "VN:W": { areas: { VN: "W" } },
  "EV:W": { areas: { EV: "W" } },
  "SO:W": { areas: { SO: "W" } },
  "FL:W": { areas: { FL: "W" } },
  "BU:W": { areas: { BU: "W" } },
  bookings: { bookingsEnabled: true },
  "band member, EV:R": { areas: { EV: "R" }, Role: { tag: "M" } },
  "band member, EV:W": { areas: { EV: "W" }, Role: { tag: "M" } },
  "reads all": { areas: onAll("R") },
  "writes all": { areas: onAll("W") },
  "writes all, edit off": { areas: onAll("W"), editEnabled: false },
  "administrator, edit off": { administratorEnabled: true, editEnabled: false },
  administrator: { administratorEnabled: true },
  "super administrator": { superAdministratorEnabled: true },
};

const ADMINISTRATORS = ["administrator, edit off", "administrator", "super administrator"];
const MONEY_READERS = ["band member, EV:R", "band member, EV:W"];
const READERS = ["reads all", "writes all", "writes all, edit off", ...ADMINISTRATORS];

/** A rule that is not in it lets tests fail: whoever makes a call with a new one says here which members it is for. */
const LET_IN: Readonly<Record<string, readonly string[]>> = {
  public: Object.keys(MEMBERS),
  signedIn: Object.keys(MEMBERS),
  "read DB": ["DB:R", ...READERS],
  "read SO": ["SO:R", "SO:W", ...READERS],
  "read SL": ["SL:R", "SL:W", ...READERS],
  "read SO OD": ["SO:R", "OD:R", "SO:W", ...READERS],
  "read SO SL OD": ["SL:R", "SO:R", "OD:R", "SL:W", "SO:W", ...READERS],
  "read OD SO VN EV": [
    "EV:R",
    "VN:R",
    "SO:R",
    "OD:R",
    "EV:W",
    "VN:W",
    "SO:W",
    "bookings",
    ...MONEY_READERS,
    ...READERS,
  ],
  "read OD": ["OD:R", ...READERS],
  "write SO": ["SO:W", "writes all", ...ADMINISTRATORS],
  "write SL": ["SL:W", "writes all", ...ADMINISTRATORS],
  "read BU": ["BU:R", "BU:W", ...READERS],
  "write BU": ["BU:W", "writes all", ...ADMINISTRATORS],
  "read FL": ["FL:R", "FL:W", ...READERS],
  "write FL": ["FL:W", "writes all", ...ADMINISTRATORS],
  administrator: ADMINISTRATORS,
  superAdministrator: ["super administrator"],
  "read VN": ["VN:R", "VN:W", "bookings", ...READERS],
  "writeOrBookings VN": ["VN:W", "bookings", "writes all", ...ADMINISTRATORS],
  "writeSomeOrBookings SO VN": ["SO:W", "VN:W", "bookings", "writes all", ...ADMINISTRATORS],
  "writeSomeOrBookings OD SO VN EV": [
    "EV:W",
    "VN:W",
    "SO:W",
    "bookings",
    "band member, EV:W",
    "writes all",
    ...ADMINISTRATORS,
  ],
  bookings: ["bookings", ...ADMINISTRATORS],
  "read EV": ["EV:R", "EV:W", "bookings", ...MONEY_READERS, ...READERS],
  "writeOrBookings EV": ["EV:W", "bookings", "band member, EV:W", "writes all", ...ADMINISTRATORS],
  readMoney: [...MONEY_READERS, ...ADMINISTRATORS],
  writeMoney: ["band member, EV:W", ...ADMINISTRATORS],
};

/** The names of those of `MEMBERS` whom a rule lets in; undefined for a rule that nobody has thought of. */
export function letIn(rule: AccessRule): readonly string[] | undefined {
  return LET_IN[nameOf(rule)];
}

function nameOf(rule: AccessRule): string {
  if ("areas" in rule) return [rule.kind, ...rule.areas].join(" ");
  return "area" in rule ? `${rule.kind} ${rule.area}` : rule.kind;
}
