import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To somebody whose account was made by a band, and who now wants to use it. */
export function setPasswordLetter({ url }: { url: string }): Composed {
  return compose(
    {
      subject: "Set your Bandstand password",
      preview: "Your account is there; it only needs a password.",
      heading: "Set your password",
      paragraphs: [
        "This email address already has a Bandstand account, made for you by a band. It has no password yet.",
        "Set one with this link, then sign in or register your own band. The link works once and for 7 days.",
      ],
      action: { label: "Set my password", url },
      footnote:
        "You get this email because somebody tried to register with this address. If it was not you, you need do nothing.",
    },
    BANDSTAND,
  );
}
