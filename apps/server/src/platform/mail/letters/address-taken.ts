import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To the owner of an account whose address somebody wants for another one. */
export function addressTakenLetter({ url }: { url: string }): Composed {
  return compose(
    {
      subject: "This address already has a Bandstand account",
      preview: "Nothing was changed.",
      heading: "Already yours",
      paragraphs: [
        "Somebody, perhaps you, asked to move another Bandstand account to this address. It has an account already, so nothing was changed.",
        "Sign in with this address to use the account that is here.",
      ],
      action: { label: "Sign in", url },
      footnote:
        "If this was not you, you need do nothing: nobody was told that you have an account.",
    },
    BANDSTAND,
  );
}
