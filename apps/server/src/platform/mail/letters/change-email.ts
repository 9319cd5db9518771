import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To a new address of an account, which it gets with the link. */
export function changeEmailLetter({ url }: { url: string }): Composed {
  return compose(
    {
      subject: "Confirm your new Bandstand address",
      preview: "One press, and you sign in with this address.",
      heading: "Your new address",
      paragraphs: [
        "Somebody, hopefully you, asked to use this address for their Bandstand account.",
        "Confirm it with this link, and it is the one you sign in with. Until then the old one stays. The link works once and for 24 hours.",
      ],
      action: { label: "Use this address", url },
      footnote:
        "If you did not ask for this, please do not use the link: nothing happens without it.",
    },
    BANDSTAND,
  );
}
