/** The band itself: what everybody may know, and what is for its administrators. */
import { PRIVATE_BAND_FIELDS } from "@bandstand/domain/band-permissions";
import { isEmail, normaliseEmail } from "@bandstand/domain/registration";
import { isTimeZone } from "@bandstand/domain/time-zone";
import * as z from "zod/mini";
import { bandName } from "./account-fields.ts";
import { newsFields, toldNews } from "./band-news.ts";
import { bandUser } from "./band-user.ts";
import { endpoint } from "./endpoint.ts";
import {
  date,
  id,
  idParams,
  optionalText,
  requiredText,
  text,
  timestamp,
  webAddress,
} from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { genre } from "./lookups.ts";
import { each } from "./shapes.ts";
import { videoId } from "./video-fields.ts";

export const BAND_MESSAGES = {
  emailInvalid: "Please enter a valid email address",
  nothingToAlertTo: "Write something first",
} as const;

const contactEmail = z.nullable(
  z.pipe(
    text(LIMITS.shortText).check(
      z.overwrite(normaliseEmail),
      z.refine((value) => value === "" || isEmail(value), BAND_MESSAGES.emailInvalid),
    ),
    z.transform((value: string) => (value === "" ? null : value)),
  ),
);

const bandText = optionalText(LIMITS.bandText);

/** What an administrator changes of a band in its form, each field as that has it. */
export const bandFields = {
  name: bandName,
  profile: requiredText(LIMITS.bandText),
  genreId: id,
  location: requiredText(),
  formationDate: z.nullable(date),
  contactName: optionalText(),
  contactPhone: optionalText(),
  contactEmail,
  website: webAddress,
  facebookLink: webAddress,
  youTubeId: videoId,
  rules: bandText,
  responsibilities: bandText,
  merchandising: bandText,
  bookingRequirements: bandText,
  passwords: bandText,
  paymentDetails: bandText,
  timeZone: text(LIMITS.shortText).check(
    z.refine(isTimeZone, "Please choose one of the time zones"),
  ),
  /** Whoever follows is asked by mail first. */
  confirmFollowers: z.boolean(),
};

/** What the public page shows too. */
const PUBLIC_TEXTS = [
  "profile",
  "location",
  "contactName",
  "contactPhone",
  "contactEmail",
  "website",
  "facebookLink",
  "youTubeId",
  "logoFilename",
  "pictureFilename",
] as const;

const publicTexts = each(PUBLIC_TEXTS, z.nullable(z.string()));
const privateTexts = each(PRIVATE_BAND_FIELDS, z.nullable(z.string()));

export const band = z.object({
  id: z.number(),
  identity: z.string(),
  name: z.string(),
  genreId: z.nullable(z.number()),
  formationDate: z.nullable(date),
  ...publicTexts,
  /** Null for everybody but administrators. */
  ...privateTexts,
  /** Null for who may not read the dashboard. */
  ...toldNews,
  timeZone: z.string(),
  confirmFollowers: z.boolean(),
  Genre: z.nullable(genre),
  /** Those who make up the band, by number; for who may read members, those beside them too, by role. */
  Members: z.array(
    z.pick(bandUser, {
      id: true,
      nickname: true,
      instrument: true,
      avatarFilename: true,
      Role: true,
    }),
  ),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Band = z.output<typeof band>;

export const getBand = endpoint({
  method: "GET",
  path: "/band/{id}",
  summary: "The band that the caller has open",
  access: { kind: "signedIn" },
  params: idParams,
  answer: band,
  tells: ["DB", "BU"],
  failures: ["band_not_found"],
});

export const saveBandBody = z.partial(
  z.strictObject({ ...bandFields, ...newsFields, id, updatedAt: timestamp }),
);
export type SaveBand = z.output<typeof saveBandBody>;

export const saveBand = endpoint({
  method: "POST",
  path: "/band/{id}",
  summary: "Change the band's details, its news or its information; changed fields only",
  access: { kind: "administrator" },
  params: idParams,
  body: saveBandBody,
  maxBody: LIMITS.recordsBody,
  answer: band,
  changes: ["bands"],
  failures: ["band_not_found", "changed_meanwhile"],
});

export const bandEndpoints = { getBand, saveBand };
