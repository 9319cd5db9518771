/** What the profile of a band says in lines, and what of it there is to say. */
import type { Band } from "@bandstand/contracts/bands";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";

/** "Folk · Bristol" */
export function bylineOf({
  Genre,
  location,
}: Pick<Band, "Genre" | "location">): string | undefined {
  const words = [Genre?.name, location].filter((each) => each);
  return words.length > 0 ? words.join(" · ") : undefined;
}

/** "Formed Wed 14-Mar-2018" */
export function formedOn({ formationDate }: Pick<Band, "formationDate">): string | null {
  return formationDate === null ? null : `Formed ${formatDateWithWeekday(formationDate)}`;
}

type Told = Pick<
  Band,
  "profile" | "pictureFilename" | "youTubeId" | "contactEmail" | "contactPhone"
>;

/** Whether nobody has said anything of the band yet. */
export function isUntold({ profile, pictureFilename, youTubeId, ...contact }: Told): boolean {
  const { contactEmail, contactPhone } = contact;
  return [profile, pictureFilename, youTubeId, contactEmail, contactPhone].every(
    (each) => each === null || each.trim() === "",
  );
}

/** Characters above which the text of a profile is folded. */
const BIG_PROFILE = 600;

export function isBigProfile(profile: string): boolean {
  return profile.length > BIG_PROFILE;
}

const PRIVATE = [
  ["rules", "Band Rules"],
  ["responsibilities", "Responsibilities"],
  ["merchandising", "Merchandising"],
  ["bookingRequirements", "Booking notes"],
  ["passwords", "Passwords"],
  ["paymentDetails", "Payment details"],
] as const;

export interface PrivateText {
  key: (typeof PRIVATE)[number][0];
  title: string;
  text: string;
}

/** What is for administrators alone, as far as there is any; others are told none of it. */
export function privateTexts(band: Pick<Band, (typeof PRIVATE)[number][0]>): PrivateText[] {
  return PRIVATE.flatMap(([key, title]) => {
    const text = band[key]?.trim() ?? "";
    return text === "" ? [] : [{ key, title, text }];
  });
}

/** For a link that dials. */
export function dialled(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}

/** "ardens.example", of an address in the web. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
}
