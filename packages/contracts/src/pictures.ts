/** The pictures of a band and of its members: sent in base64, kept in the sizes that screens show. */
import { PICTURE_MESSAGES } from "@bandstand/domain/picture-refusal";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";
import { LIMITS } from "./limits.ts";

/** Bytes: room enough to say of a picture that is somewhat too large how large it may be. */
const PICTURE_BODY = 2 * LIMITS.picture;

const pictureBody = z.strictObject({
  /** A PNG, JPEG or WebP in base64, with or without the `data:` prefix. Too long a one is a picture that is too large. */
  data: z.string(PICTURE_MESSAGES.empty).check(z.minLength(1)),
});

const sentPicture = z.object({
  /** Below `/uploads/`: a JPEG or PNG, with copies of other sizes beside it. */
  filename: z.string(),
});

export const uploadBandLogo = endpoint({
  method: "POST",
  path: "/uploadpic/bandLogo/{id}",
  summary: "Give the band a logo; the one before goes",
  access: { kind: "administrator" },
  params: idParams,
  body: pictureBody,
  form: true,
  maxBody: PICTURE_BODY,
  answer: sentPicture,
  changes: ["bands"],
  failures: ["band_not_found"],
});

export const uploadBandPicture = endpoint({
  method: "POST",
  path: "/uploadpic/bandPicture/{id}",
  summary: "Give the band a picture, 16:9; the one before goes",
  access: { kind: "administrator" },
  params: idParams,
  body: pictureBody,
  form: true,
  maxBody: PICTURE_BODY,
  answer: sentPicture,
  changes: ["bands"],
  failures: ["band_not_found"],
});

export const uploadAvatar = endpoint({
  method: "POST",
  path: "/uploadpic/bandUserAvatar/{id}",
  summary: "Give oneself a picture, or a member as who may edit members",
  access: { kind: "signedIn" },
  params: idParams,
  body: pictureBody,
  form: true,
  maxBody: PICTURE_BODY,
  answer: sentPicture,
  changes: ["band_users"],
  failures: ["member_not_found", "no_right"],
});

export const removeBandLogo = endpoint({
  method: "DELETE",
  path: "/uploadpic/bandLogo/{id}",
  summary: "Take the band's logo away",
  access: { kind: "administrator" },
  status: 204,
  params: idParams,
  changes: ["bands"],
  failures: ["band_not_found"],
});

export const removeBandPicture = endpoint({
  method: "DELETE",
  path: "/uploadpic/bandPicture/{id}",
  summary: "Take the band's picture away",
  access: { kind: "administrator" },
  status: 204,
  params: idParams,
  changes: ["bands"],
  failures: ["band_not_found"],
});

export const removeAvatar = endpoint({
  method: "DELETE",
  path: "/uploadpic/bandUserAvatar/{id}",
  summary: "Take one's own picture away, or a member's as who may edit members",
  access: { kind: "signedIn" },
  status: 204,
  params: idParams,
  changes: ["band_users"],
  failures: ["member_not_found", "no_right"],
});

export const pictureEndpoints = {
  uploadBandLogo,
  uploadBandPicture,
  uploadAvatar,
  removeBandLogo,
  removeBandPicture,
  removeAvatar,
};
