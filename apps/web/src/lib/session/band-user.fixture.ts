import type { BandUser } from "@bandstand/contracts/band-user";
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import type { Session } from "@bandstand/contracts/sign-in";

/** Mira, administrator of The Ardens. */
export const mira: BandUser = {
  id: 11,
  bandId: 1,
  userId: 101,
  nickname: "Mira",
  instrument: "Vocals",
  profile: null,
  roleId: 1,
  number: 1,
  joiningDate: null,
  leavingDate: null,
  signinEnabled: true,
  editEnabled: true,
  bookingsEnabled: false,
  administratorEnabled: true,
  superAdministratorEnabled: true,
  shareContactDetails: false,
  newsByMail: false,
  avatarFilename: null,
  dashboardAnnouncementDate: null,
  dashboardInformationDate: null,
  Role: { id: 1, name: "Member", tag: "M" },
  TheUser: {
    username: "mira@band.example",
    email: "mira@band.example",
    forename: "Mira",
    surname: "Jansen",
    address: null,
    location: null,
    mobilePhone: null,
    playInline: true,
    emailVerified: true,
  },
  TheBand: {
    id: 1,
    identity: "the-ardens",
    name: "The Ardens",
    logoFilename: null,
    paymentDetails: null,
  },
  menus: [],
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

/** The same person in their other band. */
export const miraInOldQuay: BandUser = {
  ...mira,
  id: 12,
  bandId: 2,
  administratorEnabled: false,
  superAdministratorEnabled: false,
  TheBand: {
    id: 2,
    identity: "old-quay",
    name: "Old Quay",
    logoFilename: null,
    paymentDetails: null,
  },
};

/** A member without any flag, who has these rights alone. */
export function memberWith(privileges: Partial<Record<AreaTag, Privilege>>): BandUser {
  const MenuOptions = Object.entries(privileges).map(([tag, priv], id) => ({
    id,
    tag: tag as AreaTag,
    title: tag,
    default: "R" as const,
    priv,
    bandUserMenuOptionId: null,
    switchable: true,
  }));
  const menus = [{ id: 1, title: "Band", switchable: true, MenuOptions }];
  return { ...mira, administratorEnabled: false, superAdministratorEnabled: false, menus };
}

/** Somebody else. */
export const theo: BandUser = { ...mira, id: 21, userId: 201, nickname: "Theo" };

export const sessionOf = (bandUser: BandUser, token: string): Session => ({ token, bandUser });
