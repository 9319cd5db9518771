import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface Invitation {
  readonly bandName: string;
  /** The nickname of whoever invites. */
  readonly invitedBy: string;
  /** The role in the band, for instance `Member` or `Road Crew`. */
  readonly role: string;
  /** Where the address is entered when signing in. */
  readonly email: string;
  /** One that came through a mailed link (docs/decisions/0026-an-added-membership-waits.md): they are in. Without it, the link leads to setting one. */
  readonly hasPassword: boolean;
  readonly url: string;
}

/** To a new member of a band. */
export function invitationLetter(invitation: Invitation): Composed {
  const { bandName, invitedBy, role, email, hasPassword, url } = invitation;
  return compose(
    {
      subject: `${invitedBy} invites you to ${bandName}`,
      preview: `Join ${bandName} on Bandstand: songs, set lists, gigs and a studio to practise in.`,
      heading: `Join ${bandName}`,
      paragraphs: [
        `${invitedBy} has added you to ${bandName} on Bandstand, where the band keeps its songs, set lists, gigs and rehearsals.`,
        ...(hasPassword
          ? ["Sign in with the password that you already have, and you are there."]
          : [
              "Set a password with this link, and you are in.",
              "The link works once and for 7 days.",
            ]),
      ],
      action: { label: hasPassword ? `Open ${bandName}` : "Set my password", url },
      details: [
        ["Band", bandName],
        ["Your role", role],
        ["Sign in as", email],
      ],
      footnote: `You get this email because ${invitedBy} entered this address in ${bandName}. If you do not know the band, you need do nothing.`,
    },
    BANDSTAND,
  );
}
