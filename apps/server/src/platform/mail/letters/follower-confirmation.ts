import { namesWebAddress } from "@bandstand/domain/registration";
import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To an address that somebody has entered to follow a band, before anything is kept of it. See `followerSettingsLetter`. */
export function followerConfirmationLetter({
  bandName,
  url,
}: {
  bandName: string;
  url: string;
}): Composed {
  const band = namesWebAddress(bandName) ? "the band" : bandName;
  return compose(
    {
      subject: `Please confirm that you follow ${band}`,
      preview: "One press, and you hear of the next gig.",
      heading: `Do you follow ${band}?`,
      paragraphs: [
        "Somebody, hopefully you, has entered this address to follow us.",
        "Press the button on the page that opens, and you get an email when a gig is announced, and nothing else. The link works for seven days.",
      ],
      action: { label: "Confirm", url },
      footnote: `If it was not you, you need do nothing: nothing is kept of this address.`,
    },
    BANDSTAND,
  );
}
