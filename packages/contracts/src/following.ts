/** Following a band, for everybody: without a token, and with the key of one's own mail. */
import { followerEmail, FOLLOW_MESSAGES, FOLLOW_SOURCE } from "@bandstand/domain/following";
import { NEAR_MILES, USUAL_NEAR_MILES } from "@bandstand/domain/near";
import { isEmail } from "@bandstand/domain/registration";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, optionalText, pathId, requiredText, text, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** A follower, as the band sees one and as they see themselves. */
export const following = z.object({
  id: z.number(),
  bandId: z.number(),
  /** The follower's own `id`: followers have no accounts. */
  userId: z.number(),
  source: z.string(),
  location: z.nullable(z.string()),
  /** Wants to hear of gigs. */
  events: z.boolean(),
  /** Of gigs as near as so many miles to a place alone; null of all. */
  nearMiles: z.nullable(z.number()),
  nearPlace: z.nullable(z.string()),
  createdAt: timestamp,
  TheUser: z.object({ id: z.number(), email: z.string() }),
  TheBand: z.object({ id: z.number(), identity: z.string(), name: z.string() }),
});
export type Following = z.output<typeof following>;

const key = text(LIMITS.shortText);

/** What somebody types who follows. */
export const followFields = {
  email: z.string(FOLLOW_MESSAGES.emailRequired).check(
    z.overwrite((typed) => followerEmail(typed.toWellFormed())),
    z.minLength(1, { error: FOLLOW_MESSAGES.emailRequired, abort: true }),
    z.refine(isEmail, FOLLOW_MESSAGES.emailInvalid),
  ),
  location: requiredText(LIMITS.shortText, FOLLOW_MESSAGES.locationRequired),
};

/** Gigs near somebody alone: with `near` false of all gigs, and left out as it was, at first of all. */
const nearFields = {
  near: z.optional(z.boolean()),
  miles: z._default(z.literal(NEAR_MILES, `One of ${NEAR_MILES.join(", ")}`), USUAL_NEAR_MILES),
  /** Without one the location is meant. */
  town: z._default(text(LIMITS.search), ""),
  /** Of several towns of the name the one that is meant. */
  townId: z.optional(id),
};

export const subscribeFollower = endpoint({
  method: "POST",
  path: "/subscribefollower",
  summary:
    "Follow a band, or with one's key change how. Where several towns may be meant, the refusal tells them, and the `townId` of one is sent besides",
  access: { kind: "public" },
  body: z.strictObject({
    bandId: id,
    ...followFields,
    events: z._default(z.boolean(), true),
    ...nearFields,
    source: z._default(requiredText(), FOLLOW_SOURCE),
    /** Of the mail that a follower got. */
    key: z.optional(optionalText(LIMITS.shortText)),
  }),
  /** Without the right key the words alone, always the same. */
  answer: z.union([
    z.extend(following, { message: z.string() }),
    z.object({ message: z.string() }),
  ]),
  failures: ["band_not_found", "throttled"],
});

/** Null is for nobody found, and for whoever may not know. */
const found = z.nullable(following);

export const findFollower = endpoint({
  method: "GET",
  path: "/findfollower/{x}",
  summary:
    "A follower by e-mail: with their key, or of one's own band for those who read followers",
  access: { kind: "public" },
  params: z.strictObject({ x: text(LIMITS.shortText) }),
  query: z.strictObject({ bandId: z.optional(pathId), key: z.optional(key) }),
  answer: found,
  failures: ["throttled"],
});

export const getFollowerOfBand = endpoint({
  method: "GET",
  path: "/followerref/{bandId}/{userId}",
  summary:
    "A follower by band and id: with their key, or of one's own band for those who read followers",
  access: { kind: "public" },
  params: z.strictObject({ bandId: pathId, userId: pathId }),
  query: z.strictObject({ key: z.optional(key) }),
  answer: found,
  failures: ["throttled"],
});

export const followingEndpoints = { subscribeFollower, findFollower, getFollowerOfBand };
