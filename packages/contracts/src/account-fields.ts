/** The fields of an account: address, password, band name, each with the words of its form. */
import { PROFILE_MESSAGES } from "@bandstand/domain/profile";
import {
  BAND_NAME_LENGTH,
  isBandName,
  isEmail,
  isPassword,
  normaliseBandName,
  normaliseEmail,
  REGISTER_MESSAGES,
  RESET_MESSAGES,
} from "@bandstand/domain/registration";
import * as z from "zod/mini";

const EMAIL_MAX = 60;

function emailWith(required: string, wrong: string = REGISTER_MESSAGES.emailInvalid) {
  return z
    .string(required)
    .check(
      z.overwrite(normaliseEmail),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(EMAIL_MAX, `At most ${EMAIL_MAX} characters`),
      z.refine(isEmail, wrong),
    );
}

function passwordWith(required: string, wrong: string) {
  return z
    .string(required)
    .check(z.minLength(1, { error: required, abort: true }), z.refine(isPassword, wrong));
}

export const registerEmail = emailWith(REGISTER_MESSAGES.emailRequired);
/** Of somebody who is added to a band. */
export const memberEmail = emailWith(REGISTER_MESSAGES.emailRequired);
/** Of one's own account, as the profile has it. */
export const ownEmail = emailWith(PROFILE_MESSAGES.emailRequired, PROFILE_MESSAGES.emailInvalid);
export const resetEmail = emailWith(RESET_MESSAGES.emailRequired);

export const registerPassword = passwordWith(
  REGISTER_MESSAGES.passwordRequired,
  REGISTER_MESSAGES.passwordInvalid,
);
export const resetPasswordField = passwordWith(
  RESET_MESSAGES.passwordRequired,
  RESET_MESSAGES.passwordInvalid,
);

export const bandName = z.string(REGISTER_MESSAGES.bandNameRequired).check(
  z.maxLength(BAND_NAME_LENGTH.max * 10, {
    error: REGISTER_MESSAGES.bandNameInvalid,
    abort: true,
  }),
  z.overwrite(normaliseBandName),
  z.minLength(1, { error: REGISTER_MESSAGES.bandNameRequired, abort: true }),
  z.refine(isBandName, REGISTER_MESSAGES.bandNameInvalid),
);
