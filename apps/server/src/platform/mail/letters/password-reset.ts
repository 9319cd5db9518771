import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** The token is for the form, the link for everybody who would rather not copy it. Both end after 30 minutes. */
export function passwordResetLetter({ token, url }: { token: string; url: string }): Composed {
  return compose(
    {
      subject: "Reset your Bandstand password",
      preview: "The link works once, within 30 minutes.",
      heading: "A new password",
      paragraphs: [
        "Somebody, hopefully you, asked to reset the password of this account.",
        "The link works once and for 30 minutes. You can also copy the reset token into the form yourself.",
      ],
      action: { label: "Choose a new password", url },
      details: [["Reset token", token]],
      footnote: "If you did not ask for this, you need do nothing: your password stays as it is.",
    },
    BANDSTAND,
  );
}
