/** Six people in six kinds of place, so that every right can be tried by signing in as somebody. */
import type { AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { defaultPrivileges, type Privileges, type RoleTag } from "@bandstand/domain/roles";

export type DemoMember = {
  readonly nickname: string;
  readonly forename: string;
  readonly surname: string;
  readonly email: string;
  readonly mobilePhone: string;
  readonly location: string;
  readonly address: string;
  readonly mainInstrument: string;
  /** What they do in this band. */
  readonly instrument: string;
  readonly role: RoleTag;
  /** Place within the role, from 1. */
  readonly number: number;
  readonly profile: string;
  /** Days before today. */
  readonly joined: number;
  readonly editEnabled: boolean;
  readonly bookingsEnabled: boolean;
  readonly administratorEnabled: boolean;
  readonly superAdministratorEnabled: boolean;
  readonly shareContactDetails: boolean;
  readonly privileges: Privileges;
  /** What to try signed in as them, in one line. */
  readonly can: string;
};

/** The role's own privileges with some changed. */
function privileges(role: RoleTag, changes: Partial<Record<AreaTag, Privilege>> = {}): Privileges {
  return { ...defaultPrivileges(role), ...changes };
}

const ORDINARY = {
  editEnabled: true,
  bookingsEnabled: false,
  administratorEnabled: false,
  superAdministratorEnabled: false,
  shareContactDetails: true,
} as const;

export const MEMBERS: readonly DemoMember[] = [
  {
    ...ORDINARY,
    nickname: "Mira",
    forename: "Mira",
    surname: "Jansen",
    email: "mira@ardens.example",
    mobilePhone: "07700 900101",
    location: "Ardenbridge",
    address: "3 Weir Cottages, Ardenbridge",
    mainInstrument: "Vocals",
    instrument: "Vocals & guitar",
    role: "M",
    number: 1,
    profile: "Writes the words, sings most of them, and once sang through a power cut.",
    joined: 3400,
    administratorEnabled: true,
    superAdministratorEnabled: true,
    bookingsEnabled: true,
    privileges: privileges("M"),
    can: "everything (super administrator)",
  },
  {
    ...ORDINARY,
    nickname: "Joss",
    forename: "Joss",
    surname: "Hale",
    email: "joss@ardens.example",
    mobilePhone: "07700 900102",
    location: "Otterford",
    address: "Flat 2, The Maltings, Otterford",
    mainInstrument: "Guitar",
    instrument: "Lead guitar",
    role: "M",
    number: 2,
    profile: "Plays everything with strings and keeps a spare of each.",
    joined: 3400,
    privileges: privileges("M", { SO: "W", SL: "W", VN: "R", BU: "R" }),
    can: "edits songs and set lists, sees the fee",
  },
  {
    ...ORDINARY,
    nickname: "Ana",
    forename: "Ana",
    surname: "Reyes",
    email: "ana@ardens.example",
    mobilePhone: "07700 900103",
    location: "Saltmarsh Quay",
    address: "The Old Sail Loft, Saltmarsh Quay",
    mainInstrument: "Drums",
    instrument: "Drums",
    role: "MD",
    number: 1,
    profile: "Deputy drums, twelve nights a year, louder than the other forty.",
    joined: 12,
    shareContactDetails: false,
    privileges: privileges("MD"),
    can: "reads songs, set lists and events, without the fee",
  },
  {
    ...ORDINARY,
    nickname: "Theo",
    forename: "Theo",
    surname: "Okafor",
    email: "theo@ardens.example",
    mobilePhone: "07700 900104",
    location: "Ardenbridge",
    address: "18 Tanner's Row, Ardenbridge",
    mainInstrument: "Telephone",
    instrument: "Manager",
    role: "BM",
    number: 1,
    profile: "Answers within the hour. Has never lost a contract, only pens.",
    joined: 1500,
    bookingsEnabled: true,
    privileges: privileges("BM"),
    can: "manages bookings: edits all areas, publishes gigs",
  },
  {
    ...ORDINARY,
    nickname: "Priya",
    forename: "Priya",
    surname: "Raman",
    email: "priya@ardens.example",
    mobilePhone: "07700 900105",
    location: "Otterford",
    address: "7 Signal Terrace, Otterford",
    mainInstrument: "Mixing desk",
    instrument: "Sound & lights",
    role: "TS",
    number: 1,
    profile: "Finds the one frequency that hurts and takes it home.",
    joined: 800,
    privileges: privileges("TS", { SO: "R", OD: "W" }),
    can: "reads songs and events, edits documents",
  },
  {
    ...ORDINARY,
    nickname: "Callum",
    forename: "Callum",
    surname: "Birch",
    email: "callum@ardens.example",
    mobilePhone: "07700 900106",
    location: "Ardenbridge",
    address: "41 Lock Lane, Ardenbridge",
    mainInstrument: "Van",
    instrument: "Driver & stage",
    role: "H",
    number: 1,
    profile: "Packs the van in eleven minutes and knows every late garage.",
    joined: 620,
    editEnabled: false,
    shareContactDetails: false,
    privileges: privileges("H"),
    can: "looks at events, venues and set lists only",
  },
];

/** Everybody's in the demo; printed at its start. */
export const DEMO_PASSWORD = "Encore!2026";
