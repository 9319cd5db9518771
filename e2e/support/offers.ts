import { saveBand } from "@bandstand/contracts/bands";
import type { Endpoint } from "@bandstand/contracts/endpoint";
import { addMember, inviteMember, saveMemberPositions } from "@bandstand/contracts/members";
import { addSetlist } from "@bandstand/contracts/setlists";
import { addSong } from "@bandstand/contracts/songs";
import type { Locator, Page } from "@playwright/test";

/** What a page offers to those who may make a call, and to nobody else. */
export interface Offer {
  call: Endpoint;
  address: string;
  shown: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true });

/** One page after the other. In a band with nothing in it but its members. */
export const OFFERS: readonly Offer[] = [
  { call: addSong, address: "/songs/index", shown: button("Add Song") },
  { call: addSetlist, address: "/setlists/index", shown: button("Add Setlist") },
  { call: addMember, address: "/bandusers/index", shown: button("Add Member") },
  { call: saveMemberPositions, address: "/bandusers/index", shown: button("Line-Up") },
  { call: inviteMember, address: "/bandusers/index", shown: button("Send Invitation to Gil") },
  {
    call: saveBand,
    address: "/band/index",
    shown: (page) => button("Edit Band")(page).first(),
  },
];
