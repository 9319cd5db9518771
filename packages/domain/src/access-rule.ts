/** Who may make a call, as data: named by every endpoint's contract, judged by `mayCall` on the server and in the browser alike. */
export const AREA_TAGS = ["DB", "SL", "EV", "VN", "SO", "BU", "OD", "FL"] as const;
export type AreaTag = (typeof AREA_TAGS)[number];

/** H hide, R read, W write. */
export type Privilege = "H" | "R" | "W";

export type AccessRule =
  /** Anyone, without a token. */
  | { kind: "public" }
  /** Any band user whose token is good, whatever their rights. */
  | { kind: "signedIn" }
  /** R or W on at least one of the areas. */
  | { kind: "read"; areas: readonly AreaTag[] }
  /** W on at least one of the areas, or an administrator. */
  | { kind: "write"; areas: readonly AreaTag[] }
  /** Administrator, bookings-enabled, or W on the area. */
  | { kind: "writeOrBookings"; area: AreaTag }
  /** Administrator, bookings-enabled, or W on at least one of the areas. */
  | { kind: "writeSomeOrBookings"; areas: readonly AreaTag[] }
  /** Administrator or bookings-enabled. */
  | { kind: "bookings" }
  /** Reads events, and is told what they pay. */
  | { kind: "readMoney" }
  /** Edits events, and is told what they pay. */
  | { kind: "writeMoney" }
  | { kind: "administrator" }
  | { kind: "superAdministrator" };
