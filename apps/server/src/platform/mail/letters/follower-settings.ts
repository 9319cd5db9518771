import { namesWebAddress } from "@bandstand/domain/registration";
import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface FollowerSettings {
  readonly bandName: string;
  readonly email: string;
  readonly location: string | null;
  /** Hears of gigs. */
  readonly events: boolean;
  /** Follows since just now; else somebody has entered an address that follows already. */
  readonly isNew: boolean;
  /** Where what is kept is seen, changed and ended. */
  readonly settingsUrl: string;
  /** Ends it by one press. */
  readonly stopUrl: string;
}

/**
 * To an address that somebody has entered to follow a band. Anybody can have it sent to anybody: what they typed beside the
 * address is not in it, and the band's name is where mail programs make no link of it.
 */
export function followerSettingsLetter(settings: FollowerSettings): Composed {
  const { bandName, email, events, isNew, settingsUrl, stopUrl } = settings;
  const band = namesWebAddress(bandName) ? "the band" : bandName;
  return compose(
    {
      subject: isNew ? `You follow ${band}` : `You already follow ${band}`,
      preview: `What you get from ${band}, and how to change or stop it.`,
      heading: isNew ? `You follow ${band}` : `You already follow ${band}`,
      paragraphs: isNew
        ? [
            "Thank you for following us.",
            events
              ? "You get an email when a gig is announced, and nothing else."
              : "You asked for no gig alerts. They can be switched on at any time.",
          ]
        : [
            "Somebody has just entered this address to follow us again. Nothing has changed: here is the link to your settings.",
          ],
      action: { label: "See my settings", url: settingsUrl },
      details: [
        ["Email", email],
        ["Gig alerts", events ? "On" : "Off"],
      ],
      footnote: `You get this email because somebody entered this address at ${band}. If it was not you, or to stop following: ${stopUrl}\nThe link above is yours alone: whoever has it can change your settings.`,
      stopUrl,
    },
    BANDSTAND,
  );
}
