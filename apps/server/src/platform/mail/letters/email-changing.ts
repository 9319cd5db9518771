import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To the address that an account has, when another one is asked for. It does not name the other: mail is read by many. */
export function emailChangingLetter({ url }: { url: string }): Composed {
  return compose(
    {
      subject: "Your Bandstand address is about to change",
      preview: "If it was you, there is nothing to do.",
      heading: "A new address for your account",
      paragraphs: [
        "Somebody who knows your password asked to sign in with another address from now on. This one stays yours until the link that we sent to the other is used.",
        "If this was not you, set a new password now: “Send Password Reset” on the sign-in page. That calls the change off and signs every device out.",
      ],
      action: { label: "Open the sign-in page", url },
      footnote: "You get this email because this is the address of a Bandstand account.",
    },
    BANDSTAND,
  );
}
