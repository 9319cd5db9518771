import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To somebody whose password was changed by somebody who knew it: themselves, or a thief. */
export function passwordChangedLetter({ url }: { url: string }): Composed {
  return compose(
    {
      subject: "Your Bandstand password was changed",
      preview: "If it was you, there is nothing to do.",
      heading: "A new password",
      paragraphs: [
        "The password of your account was changed, and every other device was signed out.",
        "If this was not you, set a new one now: “Send Password Reset” on the sign-in page.",
      ],
      action: { label: "Open the sign-in page", url },
      footnote: "You get this email because this is the address of a Bandstand account.",
    },
    BANDSTAND,
  );
}
