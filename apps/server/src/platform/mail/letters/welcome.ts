import { namesWebAddress } from "@bandstand/domain/registration";
import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/**
 * To the address that somebody registered a band with. The link shows that the address is theirs. Anybody can have a mail
 * sent to anybody so, with a name of their choice in it: it stands in quotation marks, not in the subject or the heading,
 * and not at all where mail programs would make a link of it.
 */
export function welcomeLetter({ bandName, url }: { bandName: string; url: string }): Composed {
  const yourBand = namesWebAddress(bandName) ? "Your band" : `Your band “${bandName}”`;
  return compose(
    {
      subject: "Welcome to Bandstand",
      preview: "Confirm your email address, then add your first song.",
      heading: "Your band is on stage",
      paragraphs: [
        `${yourBand} is registered, and you are its first administrator.`,
        "Please confirm that this email address is yours. It is where a link goes if you ever forget your password.",
        "A good start: add a song, upload its recording, then invite the rest of the band.",
      ],
      action: { label: "Confirm my email address", url },
      footnote:
        "You get this email because somebody registered a band with this address. If it was not you, you need do nothing.",
    },
    BANDSTAND,
  );
}
