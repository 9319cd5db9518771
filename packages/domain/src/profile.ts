/** One's own profile: what the form says. */
export const PROFILE_MESSAGES = {
  emailRequired: "Enter an Email",
  emailInvalid: "Invalid Email Address Format",
  nicknameRequired: "Enter a Nickname",
  instrumentRequired: "Enter a Role",
  saved: "Settings saved",
  bandUserFailed: "Error Fetching Band User Data",
  userFailed: "Error Fetching User Data",
} as const;
