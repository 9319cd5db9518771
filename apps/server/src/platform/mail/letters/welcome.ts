import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

/** To the person who registered a band. The link shows that the address is theirs. */
export function welcomeLetter({ bandName, url }: { bandName: string; url: string }): Composed {
  return compose(
    {
      subject: `Welcome to Bandstand, ${bandName}`,
      preview: "Confirm your email address, then add your first song.",
      heading: `${bandName} is on stage`,
      paragraphs: [
        `Your band ${bandName} is registered, and you are its first administrator.`,
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
