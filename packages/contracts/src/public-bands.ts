/** What anybody may know of a band, without a token. */
import * as z from "zod/mini";
import { bandUser } from "./band-user.ts";
import { band } from "./bands.ts";
import { endpoint } from "./endpoint.ts";
import { pathId } from "./fields.ts";

/** Characters of the longest identity that a band may have. */
const LONGEST_IDENTITY = 60;

/** Bands told in one answer: as many unless it is said, and at most. */
export const PUBLIC_BANDS = { usual: 100, most: 500 } as const;

export const publicBand = z.extend(
  z.pick(band, {
    id: true,
    identity: true,
    name: true,
    profile: true,
    location: true,
    formationDate: true,
    contactName: true,
    contactPhone: true,
    contactEmail: true,
    website: true,
    facebookLink: true,
    youTubeId: true,
    logoFilename: true,
    pictureFilename: true,
    timeZone: true,
    Genre: true,
  }),
  {
    /** Those who make it up, by number. */
    Members: z.array(
      z.pick(bandUser, { id: true, nickname: true, instrument: true, avatarFilename: true }),
    ),
  },
);
export type PublicBand = z.output<typeof publicBand>;

export const publicBandRow = z.pick(publicBand, {
  id: true,
  identity: true,
  name: true,
  location: true,
  logoFilename: true,
  pictureFilename: true,
  Genre: true,
});
export type PublicBandRow = z.output<typeof publicBandRow>;

export const listPublicBands = endpoint({
  method: "GET",
  path: "/pbands",
  summary: "Bands as everybody may know them, by id",
  access: { kind: "public" },
  query: z.strictObject({
    limit: z.optional(
      pathId.check(z.refine((limit) => limit <= PUBLIC_BANDS.most, `At most ${PUBLIC_BANDS.most}`)),
    ),
    /** The id of the last band of the answer before. */
    after: z.optional(pathId),
  }),
  answer: z.array(publicBandRow),
});

export const getPublicBand = endpoint({
  method: "GET",
  path: "/pband/{id}",
  summary: "A band as everybody may know it, by its identity",
  access: { kind: "public" },
  params: z.strictObject({
    id: z.string().check(z.minLength(1), z.maxLength(LONGEST_IDENTITY)),
  }),
  answer: publicBand,
  failures: ["band_unknown"],
});

export const publicBandEndpoints = { listPublicBands, getPublicBand };
