/** How a member is reached, as far as whoever looks is told. */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { MemberRow } from "@bandstand/contracts/members";
import type { Contact } from "@bandstand/domain/vcard";

type Reached = Pick<MemberRow, "id" | "nickname" | "instrument" | "TheUser">;

export function hasContact({
  TheUser: { email, mobilePhone },
}: Pick<MemberRow, "TheUser">): boolean {
  return Boolean(email) || Boolean(mobilePhone);
}

export function contactOf(
  { id, nickname, instrument, TheUser }: Reached,
  band: BandUser["TheBand"],
): Contact {
  const { forename, surname, email, mobilePhone } = TheUser;
  return {
    uid: `bandstand-${band.id}-${id}`,
    nickname,
    forename,
    surname,
    email,
    mobilePhone,
    title: instrument,
    organisation: band.name,
  };
}

/** For a link that calls: digits, and the plus of another country. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, "")}`;
}
