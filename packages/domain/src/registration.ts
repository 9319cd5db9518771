/** What an account and a band may be called, and the words of the register, sign-in and reset forms. */

export const REGISTER_MESSAGES = {
  emailRequired: "Please enter your email address",
  emailInvalid: "Invalid email address format",
  passwordRequired: "Please enter a password",
  passwordInvalid:
    "Password must be 8-30 long including one number and one special character !@#$%^&*",
  bandNameRequired: "Please enter your band name",
  bandNameInvalid: "Band Name must be 3-30 long",
  bandNameHint: "3-30 alphanumeric",
} as const;

/** The documented hint, after the same in plainer words. */
export const BAND_NAME_HINT = `3–30 letters and numbers (${REGISTER_MESSAGES.bandNameHint})`;

export const RESET_MESSAGES = {
  emailRequired: "Please Enter Your Email Address",
  tokenRequired: "Enter the Reset Token sent to you by email",
  passwordRequired: "Enter a New Password",
  passwordInvalid: "Invalid Password",
  passwordHint: "8-30 including 1 number and 1 special character from !@#$%^&*",
} as const;

export const PASSWORD_LENGTH = { min: 8, max: 30 } as const;
export const BAND_NAME_LENGTH = { min: 3, max: 30 } as const;
export const NICKNAME_MAX_LENGTH = 15;

/** The longest path of a mail address that SMTP carries (RFC 5321, 4.5.3.1.3, without its brackets). */
const EMAIL_MAX_LENGTH = 254;
/** The top-level part may be one of other letters, in the form that mail servers know it by (RFC 5890). */
const EMAIL_PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,24}|xn--[a-z0-9](?:[a-z0-9-]{0,57}[a-z0-9])?)$/i;

/** The form in which addresses are kept and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Judges the text as it stands; normalise first what a person typed. */
export function isEmail(email: string): boolean {
  return email.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(email);
}

export function isPassword(password: string): boolean {
  return Object.values(passwordParts(password)).every((isMet) => isMet);
}

/** What a password has of what it needs. */
export function passwordParts(password: string): Record<"length" | "number" | "special", boolean> {
  return {
    length: isWithin(password, PASSWORD_LENGTH),
    number: /[0-9]/.test(password),
    special: /[!@#$%^&*]/.test(password),
  };
}

/** Takes out, while typing, what a band name cannot hold. Phones type a curly apostrophe: it counts as a straight one. */
export function stripBandName(name: string): string {
  return name
    .replace(/[‘’]/g, "'")
    .replace(/\s/g, " ")
    .replace(/[^\p{L}\p{M}\p{Nd} \-'&.!]/gu, "")
    .normalize("NFC");
}

/** The band name to keep: stripped, single spaces, none at the ends. */
export function normaliseBandName(name: string): string {
  return stripBandName(name).replace(/ +/g, " ").trim();
}

/** Judges the name as it would be kept. */
export function isBandName(name: string): boolean {
  return isWithin(normaliseBandName(name), BAND_NAME_LENGTH);
}

/** Whether a name holds what programs take for a web address: a dot within a word. */
export function namesWebAddress(name: string): boolean {
  return /\S\.[\p{L}\p{M}\p{Nd}]/u.test(name);
}

/** A first nickname: what stands before the @, cut to what a nickname holds. */
export function nicknameFromEmail(email: string): string {
  return [...(email.split("@", 1)[0] ?? "")].slice(0, NICKNAME_MAX_LENGTH).join("");
}

/** Lengths count characters as a person would type them, not UTF-16 units. */
function isWithin(text: string, length: { readonly min: number; readonly max: number }): boolean {
  const count = [...text].length;
  return count >= length.min && count <= length.max;
}
