/** Followers: who wants to hear of a band, by e-mail and place. They are contacts of the band, and no accounts. */
import { FOLLOWER_TEXT_LENGTH, MANUAL_SOURCE } from "@bandstand/domain/follower-import";
import { followerEmail } from "@bandstand/domain/following";
import { isEmail, REGISTER_MESSAGES } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, idParams, pathId, requiredText, search, text, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** Characters. */
export const FOLLOWER_LIMITS = {
  /** As SMTP carries it. */
  email: 254,
  /** The lines of one import: fifty thousand, each with room to spare. */
  text: 8_000_000,
} as const;

export const follower = z.object({
  id: z.number(),
  bandId: z.number(),
  /** Of `TheUser`, which is this record: nobody signs in with it. */
  userId: z.number(),
  /** How the band came to know them. */
  source: z.string(),
  location: z.nullable(z.string()),
  /** Wants to hear of gigs. */
  events: z.boolean(),
  /** Of gigs as near as so many miles to a place alone, as the follower has chosen; null of all. */
  nearMiles: z.nullable(z.number()),
  nearPlace: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
  TheUser: z.object({ id: z.number(), email: z.string() }),
  TheBand: z.object({ id: z.number(), identity: z.string(), name: z.string() }),
});
export type Follower = z.output<typeof follower>;

/** What people say of a follower. Each has a column of its name. */
export const followerFields = {
  email: text(FOLLOWER_LIMITS.email).check(
    z.overwrite(followerEmail),
    z.refine((email) => email !== "", { error: REGISTER_MESSAGES.emailRequired, abort: true }),
    z.refine(isEmail, REGISTER_MESSAGES.emailInvalid),
  ),
  location: requiredText(FOLLOWER_TEXT_LENGTH),
  source: requiredText(FOLLOWER_TEXT_LENGTH),
  events: z.boolean(),
};

export const addFollowerBody = z.strictObject({
  ...followerFields,
  source: z._default(followerFields.source, MANUAL_SOURCE),
  events: z._default(followerFields.events, true),
});
export type AddFollower = z.input<typeof addFollowerBody>;

/** Changed fields only. With `updatedAt` a change by somebody else since then is refused. */
export const saveFollowerBody = z.partial(
  z.strictObject({ ...followerFields, id, updatedAt: timestamp }),
);
export type SaveFollower = z.output<typeof saveFollowerBody>;

/** Parts of what is told, whatever their case and accents; what is left out or empty leaves nobody out. */
const followerFilter = z.partial(
  z.strictObject({
    TheUser: z.partial(z.strictObject({ email: search })),
    location: search,
    source: search,
    events: z.nullable(z.boolean()),
  }),
);
export type FollowerFilter = z.output<typeof followerFilter>;

export const FOLLOWERS_AT_ONCE = { usual: 500, most: 2000 } as const;
const read = { kind: "read", areas: ["FL"] } as const;
const write = { kind: "write", areas: ["FL"] } as const;

export const listFollowers = endpoint({
  method: "POST",
  path: "/followers",
  summary: "The band's followers, the latest first; `X-Total-Count` says how many there are in all",
  access: read,
  query: z.strictObject({
    limit: z.optional(
      pathId.check(
        z.refine((limit) => limit <= FOLLOWERS_AT_ONCE.most, `At most ${FOLLOWERS_AT_ONCE.most}`),
      ),
    ),
    /** The id of the last follower of the answer before. */
    after: z.optional(pathId),
  }),
  body: z.strictObject({ filter: z.optional(followerFilter) }),
  answer: z.array(follower),
  tells: ["FL"],
});

export const getFollower = endpoint({
  method: "GET",
  path: "/follower/{id}",
  summary: "One follower",
  access: read,
  params: idParams,
  answer: follower,
  failures: ["follower_not_found"],
  tells: ["FL"],
});

export const addFollower = endpoint({
  method: "POST",
  path: "/addfollower",
  summary: "Add a follower by hand",
  access: write,
  status: 201,
  body: addFollowerBody,
  answer: follower,
  failures: ["limit_reached"],
  changes: ["followers"],
});

export const saveFollower = endpoint({
  method: "POST",
  path: "/savefollower/{id}",
  summary: "Save changed fields of a follower",
  access: write,
  params: idParams,
  body: saveFollowerBody,
  answer: follower,
  failures: ["follower_not_found", "changed_meanwhile"],
  changes: ["followers"],
});

export const deleteFollower = endpoint({
  method: "DELETE",
  path: "/follower/{id}",
  summary: "Delete a follower, who hears of this band no more",
  access: write,
  status: 204,
  params: idParams,
  failures: ["follower_not_found"],
  changes: ["followers"],
});

export const importFollowers = endpoint({
  method: "POST",
  path: "/importfollowers",
  summary:
    "Add one follower a line, all or none: e-mail; location; source; a column that is passed over; Y or N for events. A bad line is named by its number, as `line.17`; who follows already is skipped",
  access: write,
  status: 201,
  body: z.strictObject({ text: text(FOLLOWER_LIMITS.text) }),
  maxBody: LIMITS.importBody,
  answer: z.object({ added: z.number(), skipped: z.number() }),
  failures: ["limit_reached"],
  changes: ["followers"],
});

export const followerEndpoints = {
  listFollowers,
  getFollower,
  addFollower,
  saveFollower,
  deleteFollower,
  importFollowers,
};
